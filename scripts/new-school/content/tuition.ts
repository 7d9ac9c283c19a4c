import { define } from "@/content/schema/define";
import schema from "@/content/schema/tuition";
import school from "./school";

/** Tuition: every price, fee and deadline of the school year. */
export default define(schema, {
  pricesFor: "[[In which year do these prices begin?]]", // 2030
  title: "Tuition",
  lead: "[[How is tuition paid: in how many payments, from which month to which?]]",
  caption: `Tuition ${school.schoolYear}`,
  per: "a month",
  days: [
    { count: 5, names: "Mon-Fri" },
    { count: 3, names: "[[Which three days?]]" },
  ],
  sessions: [
    { id: "mornings", name: "Mornings", plural: "mornings", hours: "[[From when to when?]]" },
    { id: "full-days", name: "Full days", plural: "full days", hours: "[[From when to when?]]" },
  ],
  // Write a price for each schedule, like { days: 5, session: 'mornings', price: 975 }, and delete the note.
  programs: [
    {
      program: "toddler",
      name: "Toddler",
      prices: [],
      note: "[[What does each schedule cost in Toddler?]]",
    },
    {
      program: "primary",
      name: "Primary",
      prices: [],
      note: "[[What does each schedule cost in Primary?]]",
    },
  ],
  columns: { schedule: "Schedule", hours: "Hours" },
  free: "Free",
  groups: [
    {
      id: "fees",
      heading: "Fees, and when they are due",
      // Write amounts as a number before the text, like price: 50. Sentences can then print ${facts.deposit}.
      rows: [
        {
          name: "New student application fee",
          fact: "applicationFee",
          text: "[[How much is it, and when is it due?]]",
        },
        {
          name: "Security deposit",
          fact: "deposit",
          text: "[[How much is it, when is it due, and who gets it back?]]",
        },
      ],
    },
    {
      id: "aid",
      heading: "Discounts and aid",
      text: "[[What do you offer, and how does a family ask for it?]]",
    },
  ],
  nextStep:
    "There’s nothing to pay before you apply: [see the steps](/admissions-process), or [ask us](/contact).",
});
