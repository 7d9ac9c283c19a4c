import facts from "./facts";
import { define } from "@/content/schema/define";
import schema from "@/content/schema/home";

/** The home page. */
export default define(schema, {
  headline: "Small hands, real work",
  enrolling: `Now enrolling for ${facts.schoolYear} School Year`,
  enrollingHref: "/admissions-process",
  lead: `A Montessori school in ${facts.town} for ages ${facts.ages}, where children learn by doing things that matter to them.`,
  photo: { placeholder: "Your classroom early in the morning, before the children come" },
  links: [
    { label: "Contact us", href: "/contact" },
    { label: "Admissions", href: "/admissions-process" },
  ],
  about: {
    heading: "Ten minutes at the door",
    paragraphs: [
      "[[What would a visitor see at the door?]]",
      "Children choose their work from a low shelf, carry it to a table or a rug and keep it until they’re done. A teacher shows one child at a time how it’s done, slowly and with few words, and then steps back.",
      "[[Who began your school, when, and why?]]",
    ],
  },
  programs: {
    heading: "Where would your child start?",
    text: "Find your child’s age, then read what children do there.",
  },
  highlights: {
    heading: "What parents ask first",
    items: [
      { label: "Ages", value: facts.ages, href: "/programs" },
      { label: "Hours", value: "[[When does the day begin and end?]]", href: "/tuition" },
      {
        label: "Tuition",
        value: "[[What does a month cost, from lowest to highest?]]",
        href: "/tuition",
      },
      { label: "In each room", value: "[[How many children and adults?]]", href: "/programs" },
    ],
  },
  sections: [
    {
      id: "montessori",
      title: "What is Montessori?",
      blocks: [
        "It’s a way of teaching that starts with watching. Dr. Maria Montessori, a physician in Rome, noticed that young children can concentrate for a long time when the work is real and nobody hurries them. That’s why everything is within their reach, children of different ages share a room, and nobody interrupts their morning.",
      ],
    },
  ],
  nextStep: {
    heading: "See it for yourself",
    text: "An hour in a classroom tells you more than a website can.",
    links: [
      { label: "Request a tour", href: "/contact" },
      { label: "Send an inquiry", href: "/enrollment-inquiry" },
    ],
  },
});
