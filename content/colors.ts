import { define } from "./schema/define";
import schema from "./schema/colors";

/** The school's colors. The site derives all other colors from them, for light and for dark pages. */
export default define(schema, {
  /** Links and buttons. */
  accent: "#2c4a3a",
  /** Numbers and other small accents in text. */
  detail: "#7d351d",
  /** Underlines and notices. */
  highlight: "#e0ac4b",
});
