import facts from "./facts";
import { define } from "./schema/define";
import schema from "./schema/home";

export default define(schema, {
  headline: "Welcome to a world within reach",
  enrolling: `Now enrolling for ${facts.schoolYear} School Year`,
  enrollingHref: "/admissions-process#openings",
  lead: `At our Montessori preschool in ${facts.town}, two-year-olds slice their own bananas and five-year-olds count to a thousand, bead by bead. [Come for a tour.](/contact)`,
  photo: "hero",
  textPosition: "onPhoto",
  links: [
    { label: "Contact us", href: "/contact" },
    { label: "Admissions", href: "/admissions-process" },
  ],
  about: {
    heading: "Real work, child-sized",
    paragraphs: [
      "A three-year-old carries a full pitcher across the room and spills some on the way. He puts it down, fetches a cloth and wipes the floor, as a teacher showed him.",
      `Our Head of School [opened the school](/welcome-letter) in ${facts.founded}, owns it and still leads it.`,
    ],
    photo: "practical-life",
    link: { drawing: "hand.svg", label: "Lay your hand over a two-year-old’s, at actual size", href: "/within-reach" },
  },
  programs: {
    heading: "From first steps to big questions",
    text: "Choose an age, then a program.",
  },
  highlights: {
    heading: "What parents ask first",
    photo: "number-rods",
    items: [
      { label: "Ages", value: `${facts.ages}. Under 18 months, with a parent; ages 6-9 coming soon`, href: "/programs" },
      { label: "Hours", value: `${facts.hours}, with care from 7:30am to 5:30pm`, href: "/tuition" },
      { label: `Tuition ${facts.schoolYear}`, value: `From ${facts.lowestPrice}`, href: "/tuition" },
      {
        label: "In a Toddler class",
        value: `${facts.children} children with ${facts.adults}`,
        href: "/toddler-program#a-caring-and-respectful-community",
      },
      { label: "License", value: "From the state, which found nothing to correct at its last inspection", href: "/good-to-know#license" },
    ],
  },
  sections: [
    {
      id: "montessori",
      title: "What is Montessori?",
      blocks: [
        "It’s a way of teaching that began in Rome in 1907, when Dr. Maria Montessori watched what young children do when they’re free to choose. Children of different ages share a room. A teacher shows them, one at a time, what comes next. They may choose any work they’ve been shown, but not take it from a friend.",
      ],
    },
  ],
  index: {
    heading: "Good to know",
    items: [
      { label: "Openings, tours, waiting list", href: "/admissions-process#openings" },
      { label: "Paying, aid, vouchers, taxes", href: "/paying-tuition" },
      { label: "Extended care, late pickup", href: "/tuition#care" },
      { label: "Calendar, snow days, vacations", href: "/good-to-know#school-year" },
      { label: "Food, naps, what to bring, birthdays", href: "/programs#food" },
      { label: "Tears at drop-off, potty training", href: "/programs#every-day" },
      { label: "Illness, allergies, vaccinations", href: "/good-to-know#health" },
      { label: "Starting, moving up, leaving", href: "/admissions-process#starting" },
      { label: "Next September", href: "/admissions-process#next-september" },
      { label: "Two, three or five days", href: "/tuition#days" },
      { label: "Two children", href: "/tuition#two-children" },
      { label: "Safety, pickup, lead paint", href: "/good-to-know#safe-and-well" },
      { label: "Discipline, biting, bumps", href: "/good-to-know#discipline" },
      { label: "Special needs, Spanish, holidays", href: "/good-to-know#every-child" },
      { label: "Shy or very active children", href: "/programs#friends" },
      { label: "A day in Toddler", href: "/toddler-program#the-flow-of-the-day" },
      { label: "A day in Primary", href: "/programs#primary-day" },
      { label: "Reading, math, science, screens", href: "/programs#learning" },
      { label: "News, photos, outdoors", href: "/good-to-know#news" },
      { label: "Teachers and substitutes", href: "/meet-the-founder#teachers" },
      { label: "After Kindergarten", href: "/programs#after-kindergarten" },
      { label: "All kinds of families, complaints", href: "/good-to-know#families" },
      { label: "Volunteering", href: "/admissions-process#join-the-community" },
      { label: "Drop-off, parking, ramp", href: "/contact#parking" },
    ],
    all: { label: "More that’s good to know", href: "/good-to-know" },
  },
  nextStep: {
    heading: "Come see a class at work",
    text: "Half an hour in class tells you more than this whole website.",
    links: [
      { label: "Request a tour", href: "/contact" },
      { label: "Send an inquiry", href: "/enrollment-inquiry" },
    ],
    photo: "hero",
  },
});
