import facts from './facts';
import { define } from './schema/define';
import schema from './schema/programs';

/** The programs, in the order in which the page numbers them. */
export default define(schema, {
  title: 'Programs',
  lead: 'Our classes mix ages on purpose. Children learn from the older ones, and before long they are the older ones.',
  contents: 'On this page',
  jamb: {
    question: 'How old is your child?',
    answer: {
      at: 'At',
      from: 'from',
      untilThen: 'until that birthday',
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
    workPeriod: 'Work period',
  },
  list: [
    {
      id: 'toddler',
      name: 'Toddler Program',
      ages: { from: { months: 18 }, to: { years: 3 } },
      summary:
        'A first classroom for children who have just learned to walk and now want to do everything themselves.',
      paragraphs: [
        'A two-year-old is putting on her shoe. It takes four minutes, it ends up on the wrong foot, and she wears it to the garden, beaming. In this room, wanting to do it yourself is the curriculum.',
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
        'Maria Montessori called her first school Casa dei Bambini, the Children’s House, and the name still fits. The children sweep the room, set the tables and know where everything goes.',
        'Then come the sensorial materials: the pink tower, whose ten cubes each grow by a centimeter; the brown stair; cylinders that each fit one hole and no other. Children trace sandpaper letters before they write them.',
        'Numbers come as red and blue rods. A four-year-old carries them one at a time, from the one, as short as her hand, to the ten, about as long as she is tall. By the time she writes a 10, she’s had it in her arms.',
        'Each of our two Primary classes has children from 3 to 6, who keep [the same teacher](/meet-the-founder#teachers) for all three years.',
      ],
      ratio: 'up to twenty children with one teacher and one assistant',
      workPeriod: 'three hours each morning',
      photo: 'pink-tower',
      link: { label: 'See a day', href: '#primary-day', about: 'in Primary' },
    },
    {
      id: 'kindergarten',
      name: 'Kindergarten',
      ages: { from: { years: 5 }, to: { years: 6 } },
      agesNote: 'the culmination of Primary',
      summary:
        'The last year in the Children’s House, when the work of the first two comes together.',
      paragraphs: [
        'Kindergarten is the third year of Primary, the one the first two lead up to. At four, a child spelled “sun” and “pot” with the moveable alphabet. Now she writes stories and reads books that she chose herself.',
        'Two children lay the thousand chain across the floor and count it to the end. On the next rug, three friends each fetch a number in golden beads, pour them together and trade ten tens for a hundred. They’ve just added in the thousands.',
        'The others often ask a Kindergartner for help before they ask a teacher. If you’re thinking of changing schools before the third year, come watch one at work.',
      ],
      photo: 'language',
    },
    {
      id: 'lower-elementary',
      name: 'Lower Elementary',
      ages: { from: { years: 6 }, to: { years: 9 } },
      comingSoon: true,
      opens: 'the September after ten children have signed up',
      summary:
        'For children who have begun to ask why: big stories, long projects and friends to work with.',
      paragraphs: [
        'At about six, children want reasons, and they want friends. We answer with stories. For one of them, we unroll a long black strip across the floor: all the time the Earth has been here. The thin red line at the very end is us.',
        `The first class will be for six- and seven-year-olds. [Email the office](mailto:${facts.email}?subject=Lower%20Elementary) to put your child’s name on the list.`,
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
        'You come together and stay together. Your child drops a ball into a box, sees it roll out and does it twenty times more. [Nora Quinn](/meet-the-founder#teachers), who leads the group, tells you what your child is practicing and how to set it up at home.',
        `There’s room for twelve children. [Email us](mailto:${facts.email}?subject=Playgroup) to sign up.`,
      ],
      photo: 'playgroup',
    },
    {
      id: 'theater',
      name: 'Theater',
      ages: { from: { years: 1 }, to: { years: 7 } },
      agesNote: 'with a parent up to 3',
      summary: 'Songs, stories and a small stage, where children find out what a voice can do.',
      paragraphs: [
        'Three children are rain, drumming on the floor with their fingers. Two are puppets behind a curtain. One is a cat with exactly one word to say, and she’s saving it.',
        `Families from other schools are welcome, and so are one-year-olds who are still too young for our playgroup. [Email us](mailto:${facts.email}?subject=Theater) to sign up.`,
      ],
      photo: 'theater',
    },
  ],
  sections: [
    {
      id: 'primary-day',
      title: 'A day in Primary',
      blocks: [
        {
          steps: [
            {
              time: '8:30am',
              title: 'Arrival',
              text: 'A handshake at the door, indoor shoes, and off to a shelf.',
            },
            {
              title: 'The work period',
              text: 'Three hours for work that each child chooses, and lessons for one child or a few. Then half an hour in the garden, rain or snow.',
            },
            {
              time: 'noon',
              title: 'Mornings end, lunch begins',
              text: 'Morning children go home. The others set the tables, eat, wash up and spend an hour outdoors.',
            },
            {
              title: 'Rest, or quiet work',
              text: 'Three-year-olds nap, or rest with a book. The others go back to maps, beads and stories.',
            },
            {
              time: '4pm',
              title: 'Full days end',
              text: 'The children put the room in order, sing a song and say goodbye at the door.',
            },
          ],
        },
      ],
    },
    {
      id: 'learning',
      title: 'Learning',
      blocks: [
        {
          questions: [
            {
              question: 'When do children learn to read?',
              answer: 'Most begin at four. They listen for the sounds in a word, trace sandpaper letters and spell with the moveable alphabet. One day they read what they’ve spelled. By the end of Kindergarten, most read short books.',
            },
            {
              question: 'Do you give homework, worksheets or tests?',
              answer: 'No. The teachers write down what each child has mastered. For homework, read to your child every night, and let your child help you cook.',
            },
            {
              question: 'Do the children use screens?',
              answer: 'No. No tablets, computers or videos, not even on rainy afternoons.',
            },
            {
              question: 'Where do children go after Kindergarten?',
              answer: `Most go on to first grade in ${facts.town}’s public schools. We visit the new school with them and write to their new teacher.`,
            },
          ],
        },
        {
          terms: [
            { term: 'Music, art, nature', text: 'Paint, clay and bells are out all morning, and we sing every day. In the garden, we study seeds, beetles and weather.' },
            { term: 'Spanish', text: 'In the River Room, the assistant speaks Spanish with the children. We don’t teach it as a class.' },
            { term: 'Pretend play', text: 'It fills the hour outdoors. Indoors, the knives are real, and so is the water.' },
            { term: 'Field trips', text: 'Primary walks to the library once a month. Each May, a school bus takes us to a farm, with one adult for every four children. Tuition covers it.' },
          ],
        },
      ],
    },
    {
      id: 'every-day',
      title: 'Food, rest and what to bring',
      blocks: [
        {
          terms: [
            { term: 'Food', text: 'We serve it all, tuition covers it, and it’s vegetarian. Everyone brushes after a meal. Tell us about [allergies](/good-to-know#health).' },
            { term: 'Toddler meals', text: 'The community meal late in the morning: soup, bread and vegetables. After their rest, full-day toddlers have fruit, bread and cheese or hummus, with milk or water.' },
            { term: 'Primary meals', text: 'Snack whenever they’re hungry and, on full days, lunch at noon.' },
            { term: 'Rest', text: 'On full days, toddlers and three-year-olds lie down, asleep or with a book. Older children choose quiet work.' },
            { term: 'Lovey or pacifier', text: 'Bring it for rest. It waits in your child’s basket until then and, in the first weeks, comes out whenever your child needs it.' },
            { term: 'What to bring', text: 'Indoor shoes, boots, a rain suit, a toothbrush and two changes of clothes, all labeled. If your child needs them, diapers and wipes. For rest, a crib sheet and a blanket, which go home on Fridays to be washed. Toys stay home.' },
            { term: 'Birthdays', text: 'Your child carries a globe around a candle, once for each year, while you tell us what happened that year. Please stay, and bring fruit to share if you like.' },
            { term: 'Before and after class', text: 'Care opens at 7:30am and closes at 5:30pm, at a [price by the day](/tuition#care). There are no single afternoons.' },
          ],
        },
        {
          questions: [
            {
              question: 'Must my child be toilet-trained?',
              answer: 'No. Toilet training status is not an eligibility requirement for enrollment. In Toddler, [it’s part of what we do](/toddler-program#practical-life-activities). Most Primary children no longer need help, and we help those who do. Nobody is sent home for an accident.',
            },
            {
              question: 'What if my child cries at drop-off?',
              answer: 'A teacher holds your child, and most children are at work within five minutes. If yours is still crying after fifteen, the teacher calls you, and together you decide whether to come back. You can always call to ask.',
            },
            {
              question: 'How will I know what my child does all day?',
              answer: 'We tell you at the door: in Toddler, about food, sleep and the toilet; in Primary, about whatever was new. After a hard day, we call by 6pm. You get a note every other Friday, and a written report before the conferences in November and April. Both also say what’s hard.',
            },
          ],
        },
      ],
    },
  ],
  nextStep: {
    heading: 'Days, hours and prices',
    text: 'See every schedule in one table, from two mornings a week to five full days, with its monthly price. Or [come see a class](/contact) first.',
    links: [
      { label: 'See tuition', href: '/tuition' },
    ],
  },
});
