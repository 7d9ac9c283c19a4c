import { define } from "./schema/define";
import schema from "./schema/page";

/** A hand and the heights in the classrooms at actual size, to scroll past and to print. */
export default define(schema, {
  title: "Within reach",
  lead: "Everything on this page is shown at its actual size. Lay your hand over a child’s, then scroll from a light switch down to the floor.",
  sections: [
    {
      title: "A hand to hold",
      blocks: [
        "A child’s hand is about as large as this. Pick an age, and lay your own hand over it.",
        {
          hand: "Age in years",
          card: "This is a bank card. Hold yours against it: if it fits, everything here is life-size.",
        },
      ],
    },
    {
      title: "For your door frame",
      blocks: [
        "Print this page at 100%, without fitting it to the paper. The strip is on the last five sheets. Trim each along its upper dashed line, lay it on the lower dashed line of the sheet above, and match the numbers. Tape the bottom edge at the floor. Then mark your child’s height today, and again next year.",
        "The heights on the right are our school’s. Yours, on the left, may differ. A dashed line between the cuts shows roughly how tall children are at that age.",
      ],
    },
    {
      blocks: [
        {
          heights: [
            { name: "Coat hooks", cm: 86, thing: "coat", alt: "with a coat on a peg" },
            { name: "Top of a Toddler shelf", cm: 66, thing: "vase", alt: "with a sprig in a vase" },
            { name: "Sink", cm: 56, thing: "soap", alt: "with soap on a dish" },
            { name: "Table", cm: 46, thing: "apple", alt: "with an apple on a plate" },
            { name: "Seat of a chair", cm: 28, thing: "books", alt: "with two books" },
            { name: "Lowest tray", cm: 10, thing: "pitcher", alt: "with a pitcher and a bowl" },
          ],
          home: {
            title: "Your house",
            ours: "Our rooms",
            heights: [
              { name: "Light switch", cm: 122 },
              { name: "About as tall as a child starting Elementary", cm: 115.5, about: true },
              { name: "Door handle", cm: 96 },
              { name: "About as tall as a child starting Primary", cm: 95.6, about: true },
              { name: "Counter", cm: 91 },
              { name: "About as tall as a child starting Toddler", cm: 81.5, about: true },
              { name: "Table", cm: 76 },
              { name: "Seat of a chair", cm: 46 },
            ],
          },
        },
      ],
    },
  ],
  nextStep: {
    heading: "Come and see who reaches them",
    text: "On an observation tour, you sit in one of these chairs.",
    links: [
      { label: "Request a tour", href: "/contact" },
      { label: "See the programs", href: "/programs" },
    ],
  },
});
