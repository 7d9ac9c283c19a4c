import { define } from "@/content/schema/define";
import schema from "@/content/schema/photos";

/** Every photo in `content/photos/`, by its file name without the extension. The guide says how to add one. */
export default define(schema, {});
