import { define } from "@/content/schema/define";
import schema from "@/content/schema/admissions-process";

/** The admissions process: each step, who takes it, what it costs and when. */
export default define(schema, {
  title: "Admissions Process",
  lead: "We’d like you to see a class at work before you fill out an application.",
  steps: [
    {
      id: "inquire",
      title: "Inquire",
      paragraphs: [
        "Tell us your child’s age and what you’re hoping for. We write back to arrange a tour.",
      ],
      who: "You",
      cost: "Free",
      time: "Anytime",
      link: { label: "Enrollment Inquiry", href: "/enrollment-inquiry" },
    },
    {
      id: "admissions-meeting",
      title: "Parent/Guardian Admissions Meeting",
      paragraphs: [
        "This is a private tour for the adults in your family. You watch a class and can ask anything.",
        "[[How long does it take, and may children come along?]]",
      ],
      who: "You and the Head of School",
      cost: "Free",
      time: "[[On which days, and at what time?]]",
      offersContact: true,
    },
    {
      id: "enrollment-application",
      title: "Enrollment Application",
      paragraphs: ["If you like what you saw, we’ll give you the application."],
      who: "You",
      cost: "[[What is the application fee?]]",
      time: "After your tour",
    },
    {
      id: "prospective-student-visit",
      title: "Prospective Student Visit",
      paragraphs: [
        "Your child comes to explore the room. It isn’t a test, and there’s nothing to practice.",
        "[[What happens during the visit, and do you stay?]]",
      ],
      who: "Your child",
      cost: "Free",
      time: "[[When, and for how long?]]",
    },
    {
      id: "secure-enrollment",
      title: "Secure enrollment",
      paragraphs: ["If we offer your child a spot, this is how to hold it:"],
      tasks: [
        "Return the signed contract.",
        "Return the health and emergency forms.",
        "[[What is paid, and by when?]]",
      ],
      who: "We decide, then it’s your turn",
      cost: "[[What is due first?]]",
      time: "[[How soon after the visit do you decide?]]",
    },
    {
      id: "join-the-community",
      title: "Join the Community",
      paragraphs: ["[[How do new families get to know the others?]]"],
      who: "The whole family",
      cost: "Free",
      time: "From the first day",
    },
  ],
  labels: {
    who: "Who",
    cost: "What it costs",
    time: "When",
    write: "Write to the Head of School",
    call: "Call",
  },
  sections: [
    {
      id: "openings",
      title: "Openings",
      blocks: ["[[Which rooms have openings, and how does the waiting list work?]]"],
    },
  ],
  nextStep: {
    heading: "Begin with a question",
    text: "Ask us anything. We’re glad to hear from you.",
    links: [
      { label: "Send an inquiry", href: "/enrollment-inquiry" },
      { label: "Contact us", href: "/contact" },
    ],
  },
});
