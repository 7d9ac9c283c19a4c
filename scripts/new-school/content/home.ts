import facts from "./facts";
import { define } from "@/content/schema/define";
import schema from "@/content/schema/home";
import school from "./school";

/** The home page. */
export default define(schema, {
  headline: "[[What is your school, in a few words?]]",
  enrolling: "[[Are you enrolling, and for when?]]",
  enrollingHref: "/admissions-process",
  lead: school.description,
  links: [
    { label: "Contact us", href: "/contact" },
    { label: "Admissions", href: "/admissions-process" },
  ],
  about: {
    heading: "Come in",
    paragraphs: ["[[What does a visitor see first?]]", "[[Who began your school, when, and why?]]"],
  },
  programs: {
    heading: "Where your child would start",
    text: "Read what children do here on an ordinary day.",
  },
  highlights: {
    heading: "What parents ask first",
    items: [
      { label: "Ages", value: facts.ages, href: "/programs" },
      { label: "Hours", value: facts.hours, href: "/programs" },
      { label: "Address", value: facts.address, href: "/contact" },
    ],
  },
  sections: [
    {
      id: "montessori",
      title: "What is Montessori?",
      blocks: [
        "It’s a way of teaching that starts with watching. Dr. Maria Montessori, a physician in Rome, noticed that young children can concentrate for a long time when the work is real and nobody hurries them. That’s why the materials are within children’s reach, and why children of different ages learn together.",
      ],
    },
  ],
  nextStep: {
    heading: "See it for yourself",
    text: "A visit tells you more than a website can.",
    links: [{ label: "Arrange a visit", href: "/contact" }],
  },
});
