import facts from "./facts";
import { define } from "@/content/schema/define";
import schema from "@/content/schema/page";

/** How accessible this website is, and how to ask for help with it. */
export default define(schema, {
  title: "Accessibility",
  lead: `This website is for everyone. If part of it doesn’t work for you, email [${facts.email}](mailto:${facts.email}) or call [${facts.telephone}](${facts.telephoneLink}) and tell us which page it was.`,
  sections: [
    {
      title: "How it is made",
      blocks: [
        "The software of this website was designed for the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. It was tested with the keyboard alone, without JavaScript, with large text, with high-contrast colors and on paper. No test finds every barrier.",
      ],
    },
    {
      title: "What may still get in your way",
      blocks: [
        "Documents, online forms and other websites that we link to may have barriers of their own. Ask us, and we’ll tell you what they say.",
      ],
    },
  ],
});
