import { formatSum } from "./format/prices";
import { define } from "./schema/define";
import schema from "./schema/tuition";
import school from "./school";

// The sentence about two children adds up these prices.
const payments = 10;
const fullDays = { toddler: 1275, primary: 1400 };
const application = 50;
const year = { older: payments * fullDays.primary, younger: payments * fullDays.toddler * 0.9 };
const applications = 2 * application;
const both = year.older + year.younger + applications;

/** Tuition: every price, fee and deadline of the school year. */
export default define(schema, {
  pricesFor: 2024,
  title: "Tuition",
  lead: "Tuition is paid in ten monthly payments, September through June.",
  caption: `Tuition ${school.schoolYear}, monthly`,
  per: "a month",
  payments,
  days: [
    { count: 5, names: "Mon-Fri" },
    { count: 3, names: "Mon-Wed" },
    { count: 2, names: "Thu-Fri" },
  ],
  sessions: [
    { id: "mornings", name: "Mornings", plural: "mornings", hours: "8:30am-noon" },
    { id: "full-days", name: "Full days", plural: "full days", hours: "8:30am-4pm" },
  ],
  programs: [
    {
      program: "toddler",
      name: "Toddler",
      prices: [
        { days: 5, session: "mornings", price: 975 },
        { days: 5, session: "full-days", price: fullDays.toddler },
        { days: 3, session: "mornings", price: 780 },
        { days: 3, session: "full-days", price: 960 },
        { days: 2, session: "mornings", price: 520 },
        { days: 2, session: "full-days", price: 640 },
      ],
    },
    {
      program: "primary",
      ages: "3 years-Kindergarten",
      prices: [
        { days: 5, session: "mornings", price: 1100 },
        { days: 5, session: "full-days", price: fullDays.primary },
        { days: 3, session: "mornings", price: 780 },
        { days: 3, session: "full-days", price: 960 },
        { days: 2, session: "mornings", price: 520 },
        { days: 2, session: "full-days", price: 640 },
      ],
    },
  ],
  due: `The first month’s tuition and the [security deposit](#fees) are due within ${school.deadlines.payment} of the acceptance letter. We hold your child’s spot once [four things](/admissions-process#secure-enrollment) are done.`,
  groups: [
    {
      id: "fees",
      heading: "Fees, and when they are due",
      rows: [
        {
          name: "New student application fee",
          price: application,
          fact: "applicationFee",
          text: "It’s per child, non-refundable, and due with the enrollment application. [Voucher](/paying-tuition#aid) families pay no fees.",
        },
        {
          name: "Security deposit",
          price: 600,
          fact: "deposit",
          text: "It’s per child and for the academic program only (Toddler and Primary). It’s due with the first month’s tuition and subtracted from the last month’s tuition of the academic year. If that month costs less, we refund the rest in June.",
        },
      ],
    },
    {
      id: "care",
      heading: "Care before and after class",
      text: "Two adults from our classes look after at most nine children. We serve oatmeal at 7:45am and fruit and bread at 4:15pm. Book by the month, or ask the day before.",
      rows: [
        { name: "Before class", when: "7:30am-8:30am", price: 9, per: "a day" },
        { name: "After class", when: "4pm-5:30pm", price: 14, per: "a day" },
        { name: "Late pickup", when: "from 12:10pm or 5:40pm", price: 10, per: "per 15 minutes", text: "The first ten minutes are free. From 4:10pm, you pay for care after class or, if it’s full, this price. Call us; after 4:30pm the care room answers." },
      ],
    },
    {
      id: "playgroup",
      heading: "Parent-Child Playgroup",
      text: "An 8-week session for toddlers aged 15 months to 3 years, once a week 9am-11am.",
      rows: [
        {
          program: "playgroup",
          name: "Eight Wednesdays, 9am-11am",
          when: "starting Sept 18, Jan 8 and March 12",
          price: 320,
        },
      ],
    },
    {
      id: "theater",
      heading: "Theater",
      rows: [
        {
          program: "theater",
          name: "Six Saturdays, 9:30am-10:30am",
          when: "starting Oct 19",
          price: 90,
        },
      ],
    },
    {
      id: "days",
      heading: "Two, three or five days?",
      text: "Five days in a row help a child settle fastest, and most Primary families choose them. Two or three suit many toddlers. You can add days in any month if there’s an opening. To change to fewer, tell us 60 days ahead. We don’t offer other days, or afternoons on their own.",
    },
    {
      id: "two-children",
      heading: "Two children",
      text: `While two siblings are here, the younger one gets 10% off tuition, but not fees or care. A year of five full days is ${formatSum(year.older, school.locale)} for a child in Primary and ${formatSum(year.younger, school.locale)} for a younger one in Toddler. With ${formatSum(applications, school.locale)} for two applications, that’s ${formatSum(both, school.locale)}, and both deposits count toward it.`,
    },
    {
      id: "paying",
      heading: "Paying, aid, vouchers, absence",
      text: "See [Paying Tuition](/paying-tuition).",
    },
  ],
  nextStep:
    "There’s nothing to pay before the enrollment application: [see the openings](/admissions-process#openings), or [request a tour](/contact).",
});
