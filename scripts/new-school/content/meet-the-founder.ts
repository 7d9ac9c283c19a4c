import { define } from "@/content/schema/define";
import schema from "@/content/schema/meet-the-founder";

/** The founder’s letter. content/pages-and-addresses.md explains how to add it. */
export default define(schema, {
  title: "Meet the Founder",
  kicker: "[[Since when?]]",
  greeting: "Dear families,",
  lead: "[[What did you see that made you begin a school?]]",
  blocks: ["[[What was the first year like?]]", "[[What would you still not change?]]"],
  closing: "Yours,",
  nextStep: {
    heading: "Come and meet us",
    text: "We’d be glad to show you around.",
    links: [{ label: "Contact us", href: "/contact" }],
  },
});
