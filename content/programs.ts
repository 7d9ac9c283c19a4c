import facts from './facts';
import { define } from './schema/define';
import schema from './schema/programs';

/** The programs, in the order in which the page numbers them. */
export default define(schema, {
  title: 'Programs',
  lead: 'Our classes mix ages on purpose. Children learn from the older ones, and before long they are the older ones.',
  chart: {
    heading: 'Where does my child fit?',
    text: 'Find your child’s age along the top. Every bar below it is a program for that age.',
    question: 'How old is your child?',
    answer: {
      at: 'At',
      from: 'from',
      untilThen: 'until then',
      lowestPrice: 'from',
      none: 'no program',
    },
  },
  labels: {
    ages: 'Ages',
    comingSoon: 'coming soon',
    opens: 'Opens',
    ratio: 'Children and adults',
    hours: 'Hours',
    price: 'Price',
    workPeriod: 'Work period',
  },
  programs: [
    {
      id: 'toddler',
      name: 'Toddler Program',
      ages: { from: { months: 18 }, to: { years: 3 } },
      summary:
        'A first classroom for children who have just learned to walk and now want to do everything themselves.',
      paragraphs: [
        'A two-year-old is putting on a shoe. It takes four minutes, it ends up on the wrong foot, and no adult reaches over. In this room, wanting to do it yourself is the curriculum.',
        'A morning holds long, quiet work, a community meal that the children help set out, and time for the slow business of coats, hands and toilets.',
      ],
      ratio: `${facts.children} children with ${facts.adults}`,
      workPeriod: `a ${facts.workCycle} work cycle each morning`,
      photo: 'practical-life',
      link: { label: 'Read More', href: '/toddler-program', about: 'about the Toddler Program' },
    },
    {
      id: 'primary',
      name: 'Primary',
      alsoCalled: 'Children’s House',
      ages: { from: { years: 3 }, to: { years: 6 } },
      summary:
        'Three years in one room, where counting, writing and good manners all begin with the hands.',
      paragraphs: [
        'Maria Montessori called her first school Casa dei Bambini, the Children’s House, and the name still fits. The children sweep this room, set its tables and know where everything goes.',
        'From practical work they go on to the sensorial materials: the pink tower, whose ten cubes each grow by a centimeter; the brown stair; cylinders that each fit one hole and no other. Letters come in sandpaper, to be traced with two fingers before they’re written.',
        'Numbers come as red and blue rods, to be carried. A four-year-old brings them to a rug one at a time, from the one, as short as her hand, to the ten, about as long as she is tall. By the time she writes a 10, she’s had it in her arms.',
        'There are two Primary classes, and we mix the ages in both. [Meet their teachers](/meet-the-founder#teachers).',
      ],
      ratio: 'up to twenty children with one teacher and one assistant',
      workPeriod: 'three hours each morning',
      photo: 'pink-tower',
      link: { label: 'See a day', href: '/good-to-know#primary-day', about: 'in Primary' },
    },
    {
      id: 'kindergarten',
      name: 'Kindergarten',
      lastYearOf: 'primary',
      agesNote: 'the culmination of Primary',
      summary:
        'The last year in the Children’s House, when the work of the first two comes together.',
      paragraphs: [
        'Kindergarten is the third year of Primary, the one the first two prepare for. At four, a child spelled “sun” and “pot” with the moveable alphabet. Now she writes stories, some of them a whole page long, and reads books that she chose herself.',
        'Two children lay the thousand chain across the floor and count it to the end; on shorter chains they count by fours and sevens. On the next rug the golden beads do arithmetic: three friends each fetch a number on a tray, pour them together and trade ten tens for a hundred. They’ve just added in the thousands.',
        'Kindergartners are also the ones the others ask for help, often before they ask a teacher. If you’re thinking of changing schools before the third year, come watch one of them at work first.',
      ],
      photo: 'language',
    },
    {
      id: 'lower-elementary',
      name: 'Lower Elementary',
      ages: { from: { years: 6 }, to: { years: 9 } },
      comingSoon: true,
      opens: 'September 2025',
      summary:
        'For children who have begun to ask why: big stories, long projects and friends to work with.',
      paragraphs: [
        'At about six, children change. They want reasons, they want friends, and they want to know how big the universe is and who decided on the alphabet. Montessori elementary answers with stories. For one of them, a long black strip is unrolled across the floor: all the time the Earth has been here. The thin red line at the very end is us.',
        'From there, small groups follow their own questions into history, geography, geometry and grammar, in work that may last for days. The golden beads come back and, by way of the stamp game, lead on to long division.',
        `Lower Elementary is coming soon: the first class, for children of six and seven, opens in September 2025. [Email the office](mailto:${facts.email}?subject=Lower%20Elementary) to put your child’s name on the list.`,
      ],
      photo: 'golden-beads',
    },
    {
      id: 'playgroup',
      name: 'Parent-Child Playgroup',
      ages: { from: { months: 15 }, to: { years: 3 } },
      summary:
        'A weekly morning for a toddler and a parent together, and a first taste of Montessori.',
      paragraphs: [
        'You come together and you stay together. Your child drops a ball into a box, sees it roll out and does it twenty times more. You sit close by, with the rare pleasure of watching your own child and not having to do anything about it.',
        `A session lasts eight weeks, and you pay for it once. [Email us](mailto:${facts.email}?subject=Playgroup) to sign up; twelve children can come.`,
      ],
      photo: 'playgroup',
    },
    {
      id: 'theater',
      name: 'Theater',
      ages: { from: { years: 1 }, to: { years: 7 } },
      summary: 'Songs, stories and a small stage, where children find out what a voice can do.',
      paragraphs: [
        'Long before children can read a story, they can be in one. Three of them are rain, drumming on the floor with their fingers. Two are puppets behind a curtain. One is a cat with exactly one word to say, and she’s saving it.',
        'A stage asks you to wait your turn, listen and speak so the back row can hear. Children who are quiet elsewhere sometimes find it easier to be heard as somebody else.',
        `Children under 3 come with a parent, and all of it lasts six weeks. [Email us](mailto:${facts.email}?subject=Theater) to sign up.`,
      ],
      photo: 'theater',
    },
  ],
  sections: [
    {
      id: 'every-day',
      title: 'What parents ask about the day',
      blocks: [
        {
          questions: [
            {
              question: 'Must my child be toilet-trained?',
              answer:
                'For Toddler, no: [it’s part of what we do there](/toddler-program#practical-life-activities). For Primary, yes, but accidents happen, and nobody is sent home for one.',
            },
            {
              question: 'Who brings the food?',
              answer:
                'We do, and tuition covers it. Toddlers have the community meal late in the morning; in Primary there’s a snack table all morning and lunch at noon on full days. It’s vegetarian: soup, bread, vegetables, cheese and fruit.',
            },
            {
              question: 'What about allergies?',
              answer:
                'We never serve nuts. Tell us about any allergy in the application, with your doctor’s plan; it hangs in the kitchen, and every adult in the class knows it and can use an epinephrine injector.',
            },
            {
              question: 'Is there care before and after class?',
              answer:
                'Yes, but there’s no care after class on [half days](/good-to-know#school-year). [Hours and prices](/tuition#care) are on the Tuition page.',
            },
            {
              question: 'Does my child have to nap?',
              answer:
                'Toddlers and three-year-olds on full days rest, asleep or with a book. Older children work on through the afternoon.',
            },
            {
              question: 'What if my child is sick, falls or bites?',
              answer:
                'Read when to [stay at home](/good-to-know#safe-and-well), and what we do and when you hear of it [when something happens](/good-to-know#when-something-happens).',
            },
            {
              question: 'What does my child need at school?',
              answer:
                'Indoor shoes, boots, a rain suit and two sets of clothes, all with a name in them. Toys stay at home.',
            },
          ],
        },
      ],
    },
  ],
  nextStep: {
    heading: 'Days, hours and prices',
    text: 'See every schedule in one table, from two mornings a week to five full days, with its monthly price.',
    links: [
      { label: 'See tuition', href: '/tuition' },
      { label: 'Admissions Process', href: '/admissions-process' },
    ],
  },
});
