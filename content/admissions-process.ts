import facts from "./facts";
import schema from "./schema/admissions-process";
import { define } from "./schema/define";

/** The admissions process: each step, who does it, what it costs and when. */
export default define(schema, {
  title: "Admissions Process",
  lead: "Six steps lead from your first question to your child’s first day.",
  contents: "On this page",
  photo: "open-door",
  steps: [
    {
      id: "inquire",
      title: "Inquire",
      paragraphs: [
        "Tell us a little about your child. The Head of School writes back and suggests times for your tour. Or skip the form and email or call us.",
      ],
      who: "You",
      cost: "Free",
      time: "Whenever you’re ready",
      link: { label: "Enrollment Inquiry", href: "/enrollment-inquiry" },
    },
    {
      id: "admissions-meeting",
      title: "Parent/Guardian Admissions Meeting",
      paragraphs: [
        "Come for a private school tour and a conversation, about an hour in all. You watch a class at work, meet its teacher and can ask anything. The tour is mandatory, because we’d like you to see us before you choose us. Please leave your child at home; babies in arms are welcome. You can also come [outside work hours, or talk with a parent](#openings).",
      ],
      who: "You and the Head of School",
      cost: "Free",
      time: "By appointment, such as Tuesdays or Thursdays at 9:15am",
      offersContact: true,
    },
    {
      id: "enrollment-application",
      title: "Enrollment Application",
      paragraphs: [
        "We provide the application only after the meeting and tour. Return it with the application fee, unless you have a [voucher](/paying-tuition#aid).",
      ],
      who: "You",
      cost: `${facts.applicationFee} per child, non-refundable`,
      time: "After the meeting and tour",
    },
    {
      id: "prospective-student-visit",
      title: "Prospective Student Visit",
      paragraphs: [
        "The visit takes place in the afternoon, after current students leave, when every shelf is free to explore. It lasts about 45 minutes.",
        "There’s no screening or academic testing, and nothing to prepare.",
      ],
      who: "Your child, with you in the room",
      cost: "Free",
      time: "At 4:15pm",
    },
    {
      id: "secure-enrollment",
      title: "Secure enrollment",
      paragraphs: [
        "If we offer enrollment, four things are left to do. Then we hold a place for your child.",
      ],
      tasks: [
        "Return the signed Enrollment Contract.",
        "Return the state-required forms.",
        "Confirm the tuition invoice.",
        "Pay the security deposit and the first month’s [tuition](/tuition).",
      ],
      who: "You, after our decision",
      cost: `${facts.deposit} security deposit per child and the first month’s tuition`,
      time: `Decision within ${facts.decisionDeadline} of the visit; payment within ${facts.paymentDeadline} of receiving the acceptance letter`,
    },
    {
      id: "join-the-community",
      title: "Join the Community",
      paragraphs: [
        `If you like, [put your name on the volunteer list](mailto:${facts.email}?subject=Volunteer%20list). Nobody counts your hours or asks you to pay instead.`,
        "You can also follow the school on social media.",
      ],
      who: "The whole family",
      cost: "Free",
      time: "From your child’s first day",
    },
  ],
  labels: { write: "Write to the Head of School" },
  sections: [
    {
      id: "openings",
      title: "Openings, tours, waiting list",
      blocks: [
        `For ${facts.schoolYear}, Toddler has one opening, on Thursdays and Fridays, for mornings or full days. Primary’s Garden Room has two, for five mornings or five full days. The River Room is full. Care before and after class has three spots. We update this the day a spot fills.`,
        {
          terms: [
            { term: "Age", text: "Your child must be 18 months old for Toddler and 3 for Primary on the first day. Only Kindergarten has a cutoff date: 5 by September 1." },
            { term: "Waiting list", text: "You can join after your tour. It’s free: you apply, and pay the fee, only when there’s a spot for you. Siblings of current students come first, then families in the order they joined. Ask how many are ahead of you." },
          ],
        },
        {
          questions: [
            {
              question: "Can we visit outside work hours?",
              answer: "Yes. Ask for a weekday at 5:45pm or a Saturday at 11am. You’ll see the rooms without the children, and one of you can come back for half an hour to see a class.",
            },
            {
              question: "May we talk with a parent from the school?",
              answer: "Yes. A parent with a child the same age will call you.",
            },
            {
              question: "How do you decide who gets in?",
              answer: "By the waiting list, when there’s a spot for your child’s age. The visit isn’t a test: it shows us how to help your child start. We say no only if we couldn’t keep your child safe, even with changes, and we tell you why.",
            },
          ],
        },
      ],
    },
    {
      id: "starting",
      title: "Starting, moving up, leaving",
      blocks: [
        {
          terms: [
            { term: "Starting midyear", text: "Your child can start on the first school day of any month if there’s an opening, even [at four or five, or from another school](/programs#learning). You pay tuition from that month on." },
            { term: "First days", text: "Your child comes for one hour on the first day, two on the second, and then longer each day. Most parents stay in the room on those two days." },
            { term: "Which room", text: "Toddler has one room. In Primary, we choose, so that both rooms have children of every age. Tell us which you’d like, and we’ll try. Siblings and twins may be together or apart, as you choose, if both rooms have space." },
            { term: "Moving up", text: "Toddlers visit Primary a few times and move on the first school day of the month after turning 3. We save the spot, and you pay the Primary [price](/tuition) from that month on." },
            { term: "Leaving early", text: "Tell us in writing 60 days ahead, even before the first day. You pay tuition for those 60 days, your deposit goes toward it, and we refund what’s left." },
          ],
        },
      ],
    },
    {
      id: "next-september",
      title: "Next September",
      blocks: [
        {
          questions: [
            {
              question: "When do we apply, and when do we hear?",
              answer: `Come for a tour in the fall and join the waiting list. In early February, we know how many spots there are and call families in that order. You apply, your child visits soon after, and you hear within ${facts.decisionDeadline}. Most spots are taken by April.`,
            },
            {
              question: "Is our spot ours next year?",
              answer: "Yes, if we have your new contract by February 1. We send it in early January. A new deposit is due on June 1, when the old one is subtracted from your last month’s tuition. You don’t pay the application fee again.",
            },
            {
              question: "How much does tuition go up?",
              answer: `For ${facts.schoolYear}, it went up about 3%, and the year before about 4%. You get the next prices with your contract.`,
            },
          ],
        },
      ],
    },
  ],
  nextStep: {
    heading: "The first step is a short one",
    text: "Send us an inquiry, or just ask when you can come.",
    links: [
      { label: "Send an inquiry", href: "/enrollment-inquiry" },
      { label: "Request a tour", href: "/contact" },
    ],
    photo: "open-door",
  },
});
