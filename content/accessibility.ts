import facts from "./facts";
import { define } from "./schema/define";
import schema from "./schema/page";

/** How accessible this website is, and how to ask for help with it. */
export default define(schema, {
  title: "Accessibility",
  lead: `Everyone should be able to use this website. If something here gets in your way, email [${facts.email}](mailto:${facts.email}) or call [${facts.telephone}](${facts.telephoneLink}). Tell us which page it was, and we’ll help you with what you came for.`,
  sections: [
    {
      title: "How we test it",
      blocks: [
        "This website is designed to meet the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. We test it with the keyboard alone, without JavaScript, with large text, with high-contrast colors and on paper.",
      ],
    },
    {
      title: "What may still get in your way",
      blocks: [
        "The online form for an enrollment inquiry belongs to another company, and we can’t change how it is made. You can inquire by email or phone instead.",
        "Documents and other websites that we link to may have barriers of their own. Ask us, and we’ll tell you what they say.",
        "This page is about the website. What the school can do for your child is under [Special needs, languages, holidays](/good-to-know#every-child).",
        "And once the website is out of the way, [come see a class](/contact).",
      ],
    },
  ],
});
