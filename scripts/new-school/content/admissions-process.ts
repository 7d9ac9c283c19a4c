import facts from "./facts";
import { define } from "@/content/schema/define";
import schema from "@/content/schema/admissions-process";

/** The admissions process: the steps from a visit to the first day. */
export default define(schema, {
  title: "Admissions Process",
  lead: `This is how a child comes to ${facts.name}.`,
  // A step can also have who: "You and your child", and cost: "$50", and a list of tasks.
  steps: [
    {
      id: "visit",
      title: "Visit",
      paragraphs: ["[[What do families see on a visit, and do children come along?]]"],
      time: "[[On which days?]]",
      offersContact: true,
    },
    {
      id: "apply",
      title: "Apply",
      paragraphs: ["[[How does a family apply?]]"],
      time: "[[By when?]]",
    },
    {
      id: "enroll",
      title: "Enroll",
      paragraphs: ["[[How do families get a spot, and what do they sign or pay to keep it?]]"],
      time: "[[When do families hear from you?]]",
    },
  ],
  nextStep: {
    heading: "Begin with a question",
    text: "Ask us anything. We’re glad to hear from you.",
    links: [{ label: "Contact us", href: "/contact" }],
  },
});
