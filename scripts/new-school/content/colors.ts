import { define } from "@/content/schema/define";
import schema from "@/content/schema/colors";

/** The school's color. The site derives all other colors from it. */
export default define(schema, {
  accent: "[[Your school’s color?]]", // "#2c4a3a". To pick one: https://htmlcolorcodes.com/color-picker/
});
