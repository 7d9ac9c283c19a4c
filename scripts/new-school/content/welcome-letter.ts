import facts from "./facts";
import { define } from "@/content/schema/define";
import schema from "@/content/schema/welcome-letter";

/** The welcome letter to parents who are looking for a school. The head of the school signs it. */
export default define(schema, {
  title: "Welcome Letter",
  kicker: "To parents who are looking for a school",
  greeting: "Dear parents,",
  lead: "[[What do you want parents to know first?]]",
  blocks: [
    "[[What brought you to this school?]]",
    "[[What do you promise every family?]]",
    `Please come and see us. Call [${facts.telephone}](${facts.telephoneLink}) or [write to us](/contact), and we’ll find a time.`,
  ],
  closing: "Warmly,",
  nextStep: {
    heading: "Next, see the programs",
    text: "Read what children do here.",
    links: [{ label: "See the programs", href: "/programs" }],
  },
});
