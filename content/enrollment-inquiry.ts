import facts from "./facts";
import { define } from "./schema/define";
import schema from "./schema/enrollment-inquiry";

/** The enrollment inquiry: a thank-you and the text around another service's online form. */
export default define(schema, {
  title: "Enrollment Inquiry",
  intro: `Thank you for your interest in ${facts.name}. We invite interested families to complete the form below.`,
  introWithoutForm: `Thank you for your interest in ${facts.name}. We invite interested families to tell us about their child.`,
  paragraphs: [
    "An inquiry isn’t an application, and it commits you to nothing. The Head of School reads every one and writes back within one business day to arrange your private tour. If you’d rather [email or call](/contact), you can skip the form.",
  ],
  photo: "arrival",
  photoLine: "A hook is waiting.",
  photoPoint: [56, 11],
  frame: {
    title: "Enrollment inquiry form",
    loading: "Loading…",
    open: "Open the form on its own page",
    notConnected: `Our online form isn’t available yet. To inquire, please email [${facts.email}](mailto:${facts.email}) or call [${facts.telephone}](${facts.telephoneLink}). All we need is your child’s age and the days you have in mind.`,
    answer: "Sent it? Scroll up: the form’s confirmation is at the top.",
    help: `If the form doesn’t appear, or stays at “Loading…,” email [${facts.email}](mailto:${facts.email}) or call [${facts.telephone}](${facts.telephoneLink}).`,
  },
  nextStep: {
    heading: "What happens after you inquire",
    text: "First you come for a tour, and later your child comes for a visit. See what each step takes and what it costs.",
    links: [
      { label: "See all six steps", href: "/admissions-process" },
      { label: "See tuition", href: "/tuition" },
    ],
  },
});
