import { define } from "@/content/schema/define";
import schema from "@/content/schema/tuition";
import school from "./school";

/** Tuition: every price and fee of the school year. */
export default define(schema, {
  pricesFor: "[[In which year does the school year begin?]]", // 2030
  title: "Tuition",
  lead: "[[When and how do families pay?]]",
  caption: `Tuition ${school.schoolYear}`,
  per: "a month", // or "a year", "a trimester"
  days: [{ count: 5, names: "[[Which days, and are they 5?]]" }], // { count: 4, names: "Mon-Thu" }
  sessions: [{ id: "school-day", name: "School day" }],
  programs: [
    {
      program: "primary",
      prices: [], // [{ days: 5, session: "school-day", price: 975 }]
      note: "[[What does it cost? Write it in the line above, and delete this one.]]",
    },
  ],
  groups: [
    { id: "fees", heading: "Fees", text: "[[Which fees are there, and when are they due?]]" },
    {
      id: "aid",
      heading: "Discounts and aid",
      text: "[[What do you offer, and how does a family ask for it?]]",
    },
  ],
  nextStep:
    "If you have a question, [ask us](/contact). To apply, [see the steps](/admissions-process).",
});
