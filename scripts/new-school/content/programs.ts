import { define } from "@/content/schema/define";
import schema from "@/content/schema/programs";

/** The programs, in the order in which the page numbers them. */
export default define(schema, {
  title: "Programs",
  lead: "Children of different ages learn together. The younger ones watch the older ones, and the older ones help them.",
  jamb: { question: "How old is your child?" },
  list: [
    // For a second program, copy this group { … }, and give it another id.
    {
      id: "primary",
      name: "[[What do you call this program?]]", // "Primary"
      ages: { from: { years: 3 }, to: { years: 6 } }, // A baby's: { from: { months: 18 }, to: { years: 3 } }
      agesNote: "[[Are these the ages? If so, delete this line.]]",
      summary: "[[What is this program, in one sentence?]]",
      paragraphs: ["[[What do children do here on an ordinary day?]]"],
      ratio: "[[How many children, with how many adults?]]",
      hours: "[[On which days, from when to when?]]",
    },
  ],
  nextStep: {
    heading: "How to join us",
    text: "See each step from a visit to the first day.",
    links: [{ label: "See the steps", href: "/admissions-process" }],
  },
});
