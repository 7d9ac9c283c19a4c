import { define } from "@/content/schema/define";
import schema from "@/content/schema/programs";

/** The programs, in the order in which the page numbers them. */
export default define(schema, {
  title: "Programs",
  lead: "Each room has children of several ages. The younger ones watch and learn, and the older ones help them.",
  jamb: { question: "How old is your child?" },
  labels: {
    ages: "Ages",
    comingSoon: "coming soon",
    lowestPrice: "from",
    opens: "Opens",
    ratio: "Children and adults",
    hours: "Hours",
    workPeriod: "Work period",
  },
  list: [
    {
      id: "toddler",
      name: "Toddler Program",
      ages: { from: { months: 18 }, to: { years: 3 } },
      agesNote: "[[Are these your ages?]]",
      summary: "For children who can walk and want to do everything without help.",
      paragraphs: [
        "Children use real pitchers, brooms and glasses, small enough for their hands. A toddler who spills water knows where the cloth hangs, because it’s always in the same place.",
        "[[What does a two-year-old do here on an ordinary morning?]]",
      ],
      ratio: "[[How many children, with how many adults?]]",
      hours: "[[Which days, from when to when?]]",
      workPeriod: "[[How long do children choose their own work?]]",
      photo: { placeholder: "The Toddler room from a child’s eye level" },
    },
    {
      id: "primary",
      name: "Primary",
      alsoCalled: "Children’s House",
      ages: { from: { years: 3 }, to: { years: 6 } },
      agesNote: "[[Are these your ages?]]",
      summary: "Three years in one room, first among the youngest and finally among the oldest.",
      paragraphs: [
        "Children build a tower of pink cubes and learn to see small differences in size. They trace sandpaper letters and say their sounds. They carry a thousand golden beads across the room and feel how much heavier that is than one.",
        "In the third year, a child who once needed help with her shoes ties somebody else’s.",
        "[[What has a five-year-old here just finished?]]",
      ],
      ratio: "[[How many children, with how many adults?]]",
      hours: "[[Which days, from when to when?]]",
      workPeriod: "[[How long do children choose their own work?]]",
      photo: { placeholder: "A shelf in the Primary room, with one tray missing" },
    },
  ],
  sections: [
    {
      id: "every-day",
      title: "Every day",
      blocks: [
        {
          terms: [
            { term: "Food", text: "[[Who brings or cooks what children eat?]]" },
            { term: "Rest", text: "[[Who naps, where and when?]]" },
            { term: "Toilets", text: "[[Must a child be toilet-trained?]]" },
            { term: "News", text: "[[How do parents hear about the day?]]" },
          ],
        },
      ],
    },
  ],
  nextStep: {
    heading: "Days, hours and prices",
    text: "See which schedules we offer and what they cost.",
    links: [{ label: "See tuition", href: "/tuition" }],
  },
});
