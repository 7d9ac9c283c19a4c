import facts from "./facts";
import { define } from "./schema/define";
import schema from "./schema/page";

/** The Toddler Program: a long read about the room, the children and their day. */
export default define(schema, {
  title: "Toddler Program",
  lead: `For children from 18 months to 3 years, who have learned to walk and are about to learn nearly everything else. Class is ${facts.hours}, [from ${facts.lowestPrice}](/tuition#toddler). See [openings](/admissions-process#openings).`,
  photo: "community-meal",
  contents: "On this page",
  quote: {
    text: "“To stimulate life,—leaving it then free to develop, to unfold,—herein lies the first task of the educator.”",
    author: "Maria Montessori",
    source:
      "The Montessori Method (1912), translated by Anne E. George, chapter VI, “How Lessons Should Be Given”",
  },
  sections: [
    {
      id: "the-prepared-environment",
      title: "The prepared environment",
      blocks: [
        "The first thing you notice is the height of the room. Shelves end where a two-year-old’s shoulders do, and the chairs are light enough for a two-year-old to carry. Pictures hang low, coats hang lower, and the sink is lower still.",
        "The second thing you notice is how little is in it. Each activity has a tray or a basket, in a place that doesn’t change. A toddler has a strong sense of order, as any parent who has served milk in the wrong cup knows.",
        "There’s one of each thing, and a child who takes it from the shelf may keep it until it goes back. The others may watch, wait or find something else to do.",
        {
          placeholder: "The Toddler classroom, from a child’s eye level",
          drawing: "room.svg",
          crop: "wide",
        },
        "Pitchers are ceramic and glasses are glass, small enough for small hands. A glass that is dropped breaks, so children soon carry it with two hands. When one does break, an adult calmly fetches the broom. Dr. Montessori called all this the prepared environment, and she counted the adults as part of it.",
      ],
    },
    {
      id: "a-caring-and-respectful-community",
      title: "A caring and respectful community",
      blocks: [
        `A class has ${facts.children} children with ${facts.adults}. The youngest study the older children with great seriousness. The older ones fetch them a cloth or show them where the tray belongs.`,
        "Respect at this age is a matter of small things. An adult kneels down to speak and asks before lifting a child up or wiping a nose. We show children how to walk around somebody’s work and how to say “no, thank you.”",
        "Toddlers also grab and push, and sometimes [they bite](/good-to-know#discipline). They have strong feelings and not many words yet. An adult stays near, stops the hand and supplies the words: “I am using this.” “You may have it when I am finished.”",
        { pullQuote: "Respect at this age is a matter of small things." },
        "Once a day, everyone sits down together for the community meal. Children serve themselves, pour their own water and wait until the others have some too. Now and then a whole pitcher ends up on the table, and whoever is nearest gets the sponge.",
      ],
    },
    {
      id: "what-will-your-child-learn",
      title: "What will your child learn?",
      blocks: [
        `The short answer is: to do things without us. Each morning has a ${facts.workCycle} work cycle without bells, and nobody calls a child away from a puzzle because it’s time for music. A child chooses something, carries it to a table or a rug and stays with it for as long as it’s interesting.`,
        { pullQuote: "The short answer is: to do things without us." },
        "What we work on together:",
        {
          list: [
            "choosing an activity and finishing it",
            "putting on shoes and a coat",
            "washing hands, wiping a nose and using the toilet",
            "pouring, carrying, slicing and sweeping",
            "naming what they see, feel and want",
            "waiting for a turn and helping a friend",
          ],
        },
        "Children come to these in their own order. The teacher takes notes and decides what to show each child next. [Come and watch a morning.](/contact)",
      ],
    },
    {
      id: "practical-life-activities",
      title: "Practical life activities",
      blocks: [
        "Practical life is the work that toddlers see adults do at home and are usually told to leave alone. Here it’s on the shelf. Children peel an egg, slice a banana and polish a mirror long after it shines. They pour lentils before they pour water, and the first time, most of the lentils land on the floor. The broom hangs beside the shelf.",
        "Toileting is part of practical life. We change diapers and help with the toilet on arrival, around meals and rest, and whenever else a child needs it. Children who can stand are changed standing up, beside the toilet, so they can take part. They pull down their own pants, fetch dry clothes from their own basket and wash their hands at the end. We don’t give prizes, and we don’t make a fuss.",
        { photo: "hand-washing", crop: "wide" },
        "We ask what your child does at home, so that we can do the same.",
        {
          placeholder: "A child carrying a tray across the room with both hands",
          drawing: "tray.svg",
          crop: "upright",
        },
        {
          placeholder: "A toddler polishing a low mirror with a cloth",
          drawing: "mirror.svg",
          crop: "upright",
        },
      ],
    },
    {
      id: "language-activities",
      title: "Language activities",
      blocks: [
        "To go from a few words to whole sentences, children need people who talk to them and who listen until they’ve finished.",
        "Adults here use exact names. The bird at the window is a chickadee, and the foot has a heel, an arch and toes. Children handle and name real objects, then small models of them, then pictures.",
        "All day there are songs, finger plays and poems, and books about the world as it is: animals, weather, bakeries, grandmothers. We don’t teach the alphabet yet. Toddlers listen for the sounds in words, and letters come in Primary.",
      ],
    },
    {
      id: "sensory-motor-activities",
      title: "Sensory-motor activities",
      blocks: [
        "There are stairs to climb and a cart to push. A child who has carried something heavy across the room often settles down to work with something small.",
        "Rings go on a post, and pegs go into holes. A peg that’s too wide doesn’t fit, so a child sees the mistake without being told.",
        "There are also fabrics to feel and pair, jars to smell and colors to match. What a child makes goes home as it is, without an adult’s improvements.",
        { photo: "sensorial", crop: "wide" },
      ],
    },
    {
      id: "the-flow-of-the-day",
      title: "The flow of the day",
      blocks: [
        {
          placeholder: "A coat going up on a low hook, first thing in the morning",
          drawing: "hook.svg",
          crop: "arch",
        },
        "A toddler can’t read a clock, but soon knows what comes next. So the order of our day hardly changes, and arrival and departure are rituals.",
        {
          steps: [
            {
              time: "8:30am",
              title: "Arrival",
              text: "You say a brief goodbye at the classroom door and tell your child when you’ll be back. Your child hangs up a coat, changes shoes and washes hands. [What if my child cries?](/programs#every-day)",
            },
            {
              title: "The work cycle",
              text: "Children choose their work, and a snack if they’re hungry. Lessons go to one child at a time.",
            },
            {
              title: "Gathering",
              text: "The teacher tells a story to those who want to join.",
            },
            {
              title: "Outdoors",
              text: "Children run, dig and look at whatever the weather has brought.",
            },
            {
              title: "The community meal",
              text: "The children set the table and clear it. [What do they eat?](/programs#food)",
            },
            {
              time: "noon",
              title: "Mornings end",
              text: "Morning children meet you at the door.",
            },
            {
              title: "Rest",
              text: "Children nap on cots. Anyone still awake after half an hour gets up.",
            },
            {
              title: "The afternoon",
              text: "Children use the toilet, eat and go back to work. Then everyone goes outdoors for an hour.",
            },
            {
              time: "4pm",
              title: "Full days end",
              text: "Everyone sings, the teacher says goodbye to each child, and there you are. Be on time: a child who knows that you come after the song can enjoy it.",
            },
          ],
        },
      ],
    },
  ],
  nextStep: {
    heading: "Can you picture your child here?",
    text: "Come and see a class. Your child’s own visit comes later, after you apply.",
    links: [
      { label: "Request a tour", href: "/contact" },
    ],
  },
});
