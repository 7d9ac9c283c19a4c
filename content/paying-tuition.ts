import { define } from "./schema/define";
import schema from "./schema/page";

/** Paying Tuition: how to pay, what's included, aid and vouchers. */
export default define(schema, {
  title: "Paying Tuition",
  lead: "The prices are on [the tuition page](/tuition). This is how you pay them, and how we help.",
  sections: [
    {
      id: "aid",
      title: "Aid and vouchers",
      blocks: [
        {
          terms: [
            { term: "Tuition aid", text: "Families who are here ask by January 10 for the next school year and hear by January 24, before the new contract is due. New families ask with the application and hear with our decision. Later in the year, there may be less left. Send us your latest tax return. We look at income and the number of children. One family in six gets aid, usually 10% to 40% of tuition. Asking doesn’t affect admission." },
            { term: "Vouchers", text: "We take the state’s childcare vouchers, for five full days. Call [211](tel:211), and ask whether you qualify and how long the wait is. Then ask us for a voucher spot. You pay only the share that the state sets: no application fee, no deposit, and nothing for care that the voucher covers." },
          ],
        },
      ],
    },
    {
      id: "paying",
      title: "Paying and days away",
      blocks: [
        {
          terms: [
            { term: "How to pay", text: "Pay by bank transfer or check, by the first of each month. We don’t take cards, because the fees would raise everyone’s tuition." },
            { term: "What it includes", text: "Tuition covers class, every meal and snack, field trips and all materials. Beyond tuition, you pay only the [fees](/tuition#fees) and, if you use it, [care](/tuition#care). There’s no required fundraising." },
            { term: "Days away", text: "You pay for vacations, snow days and days when your child is away, because tuition is a yearly price in ten payments. We can’t make up days your child misses." },
            { term: "Leaving early", text: "Tell us [60 days ahead](/admissions-process#starting)." },
            { term: "Next year’s price", text: "We set it by January. See [how much it went up](/admissions-process#next-september) before." },
            { term: "Taxes", text: "Each January, you get a statement with our tax ID for your tax return. We sign dependent care FSA claims at any time." },
          ],
        },
      ],
    },
  ],
  nextStep: {
    heading: "Is something missing?",
    text: "Ask us. What you tell us about money stays between us.",
    links: [
      { label: "Request a tour", href: "/contact" },
      { label: "See tuition", href: "/tuition" },
    ],
  },
});
