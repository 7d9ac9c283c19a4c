import { define } from "./schema/define";
import schema from "./schema/page";

/** A hand and the heights in the classrooms at actual size, to scroll past and to print. */
export default define(schema, {
  title: "Within reach",
  lead: "Lay your hand over a two-year-old’s.",
  sections: [
    {
      blocks: [
        {
          hand: "hand.svg",
          ages: "Age in years",
          card: "On paper, everything here is as large as it is. On a screen, hold a bank card against this one, and zoom until it fits.",
        },
      ],
    },
    {
      title: "For your door frame",
      blocks: [
        "Print this page at 100%, without fitting it to the paper. The strip is on the last five sheets. Trim each along its upper dashed line, lay it on the lower dashed line of the sheet above, and match the numbers. Tape the bottom edge at the floor. Then mark your child’s height today, and again next year.",
        "The heights on the right are our school’s. Yours, on the left, may differ. The dashed lines between the cuts show roughly how tall children are at that age.",
      ],
    },
    {
      blocks: [
        {
          heights: [
            { name: "Coat hooks", cm: 86, thing: "bag.svg", hangs: true, alt: "with a drawstring bag" },
            { name: "Top of a Toddler shelf", cm: 66, thing: "vase.svg", alt: "with a sprig in a vase" },
            { name: "Sink", cm: 56, thing: "soap.svg", alt: "with soap on a dish" },
            { name: "Table", cm: 46, thing: "apple.svg", alt: "with an apple" },
            { name: "Seat of a chair", cm: 28, thing: "books.svg", alt: "with two books" },
            { name: "Lowest tray", cm: 10, thing: "pitcher.svg", alt: "with a pitcher and a cup" },
          ],
          above: "Up here we keep nothing.",
          floor: {
            thing: "shoes.svg",
            text: "On an [observation tour](/contact), you sit in one of these chairs.",
          },
          toFillIn: ["Name", "Date"],
          family: {
            title: "Your house",
            ours: "Our rooms",
            heights: [
              { name: "Light switch", cm: 122 },
              { name: "About as tall as a child starting Elementary", cm: 115.5, about: true },
              { name: "Door handle, as high as a child starting Primary", cm: 96 },
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
});
