import { define } from "./schema/define";
import schema from "./schema/dates";

/** Notices and events. content/README.md has lines to copy. Each build drops past dates. */
export default define(schema, {
  heading: "Coming up",
  closed: "School closed",
  notices: [],
  events: [],
});
