import facts from "./facts";
import { define } from "@/content/schema/define";
import schema from "@/content/schema/enrollment-inquiry";

/** A thank-you around another service’s online form. content/pages-and-addresses.md explains how to add this page. */
export default define(schema, {
  title: "Enrollment Inquiry",
  intro: `Thank you for your interest in ${facts.name}. Please complete the form below.`,
  introWithoutForm: `Thank you for your interest in ${facts.name}. Please tell us about your child.`,
  paragraphs: ["[[Who reads inquiries, and how soon does that person answer?]]"],
  frame: {
    title: "Enrollment inquiry form",
    loading: "Loading…",
    open: "Open the form on its own page",
    notConnected: `We don’t have an online form yet. Email [${facts.email}](mailto:${facts.email}) or call [${facts.telephone}](${facts.telephoneLink}) with your child’s age.`,
    answer: "Did you send it? Scroll up to see the confirmation at the top of the form.",
    help: `If you don’t see the form, email [${facts.email}](mailto:${facts.email}) or call [${facts.telephone}](${facts.telephoneLink}).`,
  },
  nextStep: {
    heading: "What happens next?",
    text: "See the steps from a visit to the first day.",
    links: [{ label: "See each step", href: "/admissions-process" }],
  },
});
