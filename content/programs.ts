import { define } from "./schema/define";
import schema from "./schema/programs";
import school from "./school";

/** The programs, in the order in which the page numbers them. */
export default define(schema, {
  title: "Programs",
  lead: "Our classes mix ages on purpose. Children learn from the older ones, and before long they are the older ones.",
  contents: "On this page",
  jamb: { question: "How old is your child?" },
  list: [
    {
      id: "toddler",
      name: "Toddler Program",
      ages: { from: { months: 18 }, to: { years: 3 } },
      summary:
        "A first classroom for children who can walk and now want to do everything themselves.",
      paragraphs: [
        "A two-year-old is putting on her shoe. It takes four minutes, it ends up on the wrong foot, and she wears it to the garden, beaming.",
      ],
      photo: "arrival",
      link: { label: "Read More", href: "/toddler-program", about: "about the Toddler Program" },
    },
    {
      id: "primary",
      name: "Primary",
      alsoCalled: "Children’s House",
      ages: { from: { years: 3 }, to: { years: 6 } },
      summary:
        "Three years in one room with the same teacher, from pouring water to reading and adding.",
      paragraphs: [
        "Children keep [the same teacher](/meet-the-founder#teachers) for three years, in one of two rooms.",
        "A four-year-old carries ten red and blue rods to a rug, from one as long as her hand to one almost as tall as she is.",
      ],
      ratio: "up to twenty children with one teacher and one assistant",
      workPeriod: "three hours each morning",
      photo: "pink-tower",
      link: { label: "See a day", href: "#primary-day", about: "in Primary" },
    },
    {
      id: "kindergarten",
      name: "Kindergarten",
      ages: { from: { years: 5 }, to: { years: 6 } },
      agesNote: "the culmination of Primary",
      summary:
        "The third year of Primary, when children show others what they were once shown.",
      paragraphs: [
        "A girl who could spell “sun” at four now writes stories. Three friends add up golden beads, trade ten tens for a hundred, lose count and start over.",
        "Why stay for it? Your child knows the teacher and the room, and learns a thing twice by teaching it. Kindergartners are 5 by September 1 and stay through June, even when they turn 6. [Hours and tuition](/tuition#primary) are the same as in Primary. What [comes after](#after-kindergarten)?",
      ],
      photo: "language",
    },
    {
      id: "lower-elementary",
      name: "Lower Elementary",
      ages: { from: { years: 6 }, to: { years: 9 } },
      comingSoon: true,
      opens: "the September after ten children have signed up",
      summary:
        "For children who ask why, with big stories and long projects.",
      paragraphs: [
        `A story about how a river makes its bed will lead to two weeks of digging, measuring and drawing maps with friends. The first class is for six- and seven-year-olds. [Email us](mailto:${school.email}?subject=Lower%20Elementary) to sign up.`,
      ],
      photo: "golden-beads",
    },
    {
      id: "playgroup",
      name: "Parent-Child Playgroup",
      ages: { from: { months: 15 }, to: { years: 3 } },
      summary: "A weekly morning for a toddler and a parent together.",
      paragraphs: [
        "You stay with your child, who drops a ball into a box, sees it roll out and does it twenty more times. [Nora Quinn](/meet-the-founder#teachers) tells you what your child is practicing.",
        `There’s room for twelve. [Email us](mailto:${school.email}?subject=Playgroup) to sign up.`,
      ],
      photo: "playgroup",
    },
    {
      id: "theater",
      name: "Theater",
      ages: { from: { years: 1 }, to: { years: 7 } },
      agesNote: "with a parent up to 3",
      summary: "Songs, stories and a small stage, up to age 3 with a parent.",
      paragraphs: [
        "Three children are rain, drumming with their fingers. One is a cat with a single word to say, and she forgets it. The rain says it for her.",
        `Families from other schools are welcome. [Email us](mailto:${school.email}?subject=Theater) to sign up.`,
      ],
      photo: "theater",
    },
  ],
  sections: [
    {
      id: "every-day",
      title: "Drop-off and potty training",
      blocks: [
        {
          questions: [
            {
              question: "What if my child cries at drop-off?",
              answer: "A teacher holds your child, and most children are at work within five minutes. If yours is still crying after fifteen, the teacher calls you, and together you decide whether to come back. The [first days](/admissions-process#starting) are short.",
            },
            {
              question: "Does my child need to be potty-trained?",
              answer: "No. In Toddler, [it’s part of the day](/toddler-program#practical-life-activities). In Primary, we help whoever needs it, and nobody is sent home for an accident.",
            },
          ],
        },
      ],
    },
    {
      id: "food",
      title: "Food, naps, what to bring",
      blocks: [
        {
          terms: [
            { term: "Food", text: "We serve every meal, vegetarian and without nuts. In all classes, a snack is out from 8:30am for whoever is hungry. Toddlers share a meal late in the morning, such as soup, bread, an egg, fruit and milk, and eat again after their nap. On full days, Primary children have lunch, such as bean chili, rice, a pear and milk. You may send other food, without nuts." },
            { term: "Naps", text: "On full days, toddlers nap from 12:15pm to 2:15pm and three-year-olds from 1:30pm to 3pm, on cots. Anyone still awake after half an hour gets up for quiet work." },
            { term: "Bottle, pacifier, lovey", text: "Bottles stay home. We pour milk into a small glass and help your child hold it. A pacifier or lovey is for naps, except in the first weeks." },
            { term: "What to bring", text: "Bring indoor shoes, boots, rain and snow clothes, a toothbrush and two changes of clothes, all labeled. Add diapers and wipes if your child needs them and, for naps, a crib sheet and a blanket, which you wash on weekends. Toys stay home." },
            { term: "Birthdays", text: "Your child carries a globe around a candle, once for each year. Please come, tell us about those years and bring fruit if you like." },
          ],
        },
      ],
    },
    {
      id: "learning",
      title: "Learning from 3 to 6",
      blocks: [
        "By the end of Kindergarten, most children can:",
        {
          list: [
            "read short books and write a few sentences",
            "add and subtract in the thousands",
            "find the continents on a map",
            "cook a snack and sew on a button",
            "settle a quarrel in words",
          ],
        },
        {
          questions: [
            {
              question: "When do children learn to read?",
              answer: "Most begin at four. They trace a letter and say its sound, spell with wooden letters and one day read what they’ve spelled. That’s phonics, by hand.",
            },
            {
              question: "How do they learn math?",
              answer: "With their hands: they lay out rods from one to ten, trade ten golden beads for a bar, and write a sum once they’ve built it.",
            },
            {
              question: "What if my child already reads?",
              answer: "Lessons follow the child, not the age. A four-year-old who reads gets stories, writes some and learns how sentences are built.",
            },
            {
              question: "Can a child start at four or five, or come from another school?",
              answer: "Yes, if there’s an opening. We begin with pouring and folding, which show how the room works, and most children know their way within six weeks.",
            },
            {
              question: "Are there homework, worksheets, tests or screens?",
              answer: "No.",
            },
            {
              question: "What if my child chooses nothing, only one thing, or never numbers?",
              answer: "Children learn by watching and by repeating, so we wait, sometimes for weeks. Then a teacher offers two things, and your child picks one. Numbers come in through what a child likes: a baker weighs flour, a builder counts rods.",
            },
          ],
        },
        {
          terms: [
            { term: "Music, art, science", text: "Paint, clay, bells, magnets and seeds are out all morning, and we sing every day." },
            { term: "Field trips", text: "Primary walks to the library each month. In May, we take a school bus to a farm, with an adult for every four children. We ask for written consent. Toddlers don’t go on trips." },
          ],
        },
      ],
    },
    {
      id: "friends",
      title: "Friends, play, shy children",
      blocks: [
        {
          questions: [
            {
              question: "Do children play and make friends?",
              answer: "Yes. They choose whom to work with. Outdoors, they pretend as much as they like. Indoors, they cook real food instead of toy food, and act out stories with puppets.",
            },
            {
              question: "Do the youngest get lost, or the oldest bored?",
              answer: "No. The youngest get their lessons one at a time, and help from older children. The oldest have work that takes days, and show others how.",
            },
            {
              question: "What about a shy child, or a very active one?",
              answer: "A shy child may watch for weeks, and we don’t push. A very active child gets heavy things to carry and stairs to climb, with a teacher close by.",
            },
            {
              question: "What can we do at home?",
              answer: "Let your child pour, peel and get dressed, however long it takes. Keep a few toys [within reach](/within-reach), and read aloud every day.",
            },
          ],
        },
      ],
    },
    {
      id: "after-kindergarten",
      title: "After Kindergarten",
      blocks: [
        {
          questions: [
            {
              question: "How do children do in public school afterward?",
              answer: `Most go to first grade in ${school.postalAddress.town}, which accepts our Kindergarten. Teachers there say they read well and work on their own. Some need until October to get used to a desk and a bell. In the spring, we talk with each child about the new school.`,
            },
            {
              question: "Do we have to stay through Kindergarten?",
              answer: "No. You sign for one school year at a time.",
            },
          ],
        },
      ],
    },
    {
      id: "primary-day",
      title: "A day in Primary",
      blocks: [
        {
          steps: [
            {
              time: "8:30am",
              title: "The work period",
              text: "Your child shakes the teacher’s hand, changes shoes and chooses work.",
            },
            {
              time: "11:30am",
              title: "The garden",
              text: "Everyone goes out, even in snow.",
            },
            {
              time: "noon",
              title: "Mornings end, lunch begins",
              text: "Morning children go home. The others eat, wash up and spend an hour outdoors.",
            },
            {
              time: "1:30pm",
              title: "Nap or quiet work",
              text: "The youngest nap. The others go back to maps, beads and stories.",
            },
            {
              time: "4pm",
              title: "Full days end",
              text: "The children clean up, sing and say goodbye.",
            },
          ],
        },
      ],
    },
  ],
  nextStep: {
    heading: "Come see a class",
    text: "A tour takes about an hour, with time for all your questions.",
    links: [
      { label: "Request a tour", href: "/contact" },
      { label: "See tuition", href: "/tuition" },
    ],
  },
});
