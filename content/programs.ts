import facts from './facts';
import { define } from './schema/define';
import schema from './schema/programs';

/** The programs, in the order in which the page numbers them. */
export default define(schema, {
  title: 'Programs',
  lead: 'Our classes mix ages on purpose. Children learn from the older ones, and before long they are the older ones.',
  contents: 'On this page',
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
        'A two-year-old is putting on her shoe. It takes four minutes, it ends up on the wrong foot, and she wears it to the garden, beaming. In this room, wanting to do it yourself is the curriculum.',
        'A morning has long, quiet work in it, a community meal that the children help set out, and time for the slow business of coats, hands and toilets.',
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
        'From practical work they go on to the sensorial materials: the pink tower, whose ten cubes each grow by a centimeter; the brown stair; cylinders that each fit one hole and no other. Letters are cut from sandpaper, and children trace them with two fingers before they write them.',
        'Numbers come as red and blue rods that children carry. A four-year-old brings them to a rug one at a time, from the one, which is as short as her hand, to the ten, which is about as long as she is tall. By the time she writes a 10, she’s had it in her arms.',
        'There are two Primary classes, and both have children from 3 to 6. [Meet their teachers](/meet-the-founder#teachers).',
      ],
      ratio: 'up to twenty children with one teacher and one assistant',
      workPeriod: 'three hours each morning',
      photo: 'pink-tower',
      link: { label: 'See a day', href: '/good-to-know#primary-day', about: 'in Primary' },
    },
    {
      id: 'kindergarten',
      name: 'Kindergarten',
      ages: { from: { years: 5 }, to: { years: 6 } },
      agesNote: 'the culmination of Primary',
      summary:
        'The last year in the Children’s House, when the work of the first two comes together.',
      paragraphs: [
        'Kindergarten is the third year of Primary, and the one that the first two lead up to. At four, a child spelled “sun” and “pot” with the moveable alphabet. Now she writes stories, some of them a whole page long, and reads books that she chose herself.',
        'Two children lay the thousand chain across the floor and count it to the end; on shorter chains they count by fours and sevens. On the next rug the golden beads do arithmetic: three friends each fetch a number on a tray, pour them together and trade ten tens for a hundred. They’ve just added in the thousands.',
        'Kindergartners are also the ones whom the others ask for help, often before they ask a teacher. If you’re thinking of changing schools before the third year, come and watch one of them at work first.',
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
        'At about six, children change. They want reasons, they want friends, and they want to know how big the universe is and who decided on the alphabet. Montessori elementary answers with stories. For one of them, we unroll a long black strip across the floor: all the time the Earth has been here. The thin red line at the very end is us.',
        'From there, small groups follow their own questions into history, geography, geometry and grammar, in work that may last for days. The golden beads come back and, by way of the stamp game, lead on to long division.',
        `Lower Elementary is coming soon: the first class will be for children of six and seven. [Email the office](mailto:${facts.email}?subject=Lower%20Elementary) to put your child’s name on the list.`,
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
        'You come together and you stay together. Your child drops a ball into a box, sees it roll out and does it twenty times more. A teacher tells you what your child is practicing and how to set it up at home, and by the third week the parents have traded telephone numbers.',
        `A session is eight mornings, one a week, and you pay for all eight at once. [Email us](mailto:${facts.email}?subject=Playgroup) to sign up; there’s room for twelve children.`,
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
        'Long before children can read a story, they can be in one. Three of them are rain, drumming on the floor with their fingers. Two are puppets behind a curtain. One is a cat with exactly one word to say, and she’s saving it.',
        'A stage asks you to wait your turn, listen and speak so the back row can hear. Children who are quiet elsewhere sometimes find it easier to be heard as somebody else.',
        `Children under 3 come with a parent. It’s one morning a week and runs for six weeks. [Email us](mailto:${facts.email}?subject=Theater) to sign up.`,
      ],
      photo: 'theater',
    },
  ],
  sections: [
    {
      id: 'learning',
      title: 'What parents ask about learning',
      blocks: [
        {
          questions: [
            {
              question: 'Do you give homework, worksheets or tests?',
              answer: 'No. The teachers keep notes on what each child has mastered, and go through them with you at conferences. As for homework, read to your child every night, and let your child help you cook.',
            },
            {
              question: 'Do the children use screens?',
              answer: 'No. There are no tablets, computers or videos, not even on rainy afternoons or in care before and after class.',
            },
            {
              question: 'Is there music, art, Spanish, nature or pretend play in Primary?',
              answer: 'Yes. Paint, clay and bells are on the shelves all morning, and we sing every day. The garden is where we study seeds, beetles and weather. One assistant speaks Spanish with any child who answers in it; it isn’t a lesson. Pretend play fills the hour outdoors. Indoors, the knives cut and the water is wet.',
            },
            {
              question: 'What do children leave Kindergarten with, and where do they go?',
              answer: `Most of them read short books, write stories and add in the thousands, and they’re used to finishing what they start. Most go on to first grade in ${facts.town}’s public schools. We visit the new school with them and write to their new teacher.`,
            },
          ],
        },
      ],
    },
    {
      id: 'every-day',
      title: 'What parents ask about the day',
      blocks: [
        {
          questions: [
            {
              question: 'Must my child be toilet-trained?',
              answer: 'No. Toilet training status is not an eligibility requirement for enrollment. In Toddler, [it’s part of what we do](/toddler-program#practical-life-activities). Most children in Primary are, and we help those who aren’t yet. Nobody is sent home for an accident.',
            },
            {
              question: 'What do the children eat?',
              answer: 'We serve all the food, and tuition covers it. Toddlers share the community meal late in the morning and, on full days, have fruit and bread after their rest. Primary has a snack table all morning and, on full days, lunch at noon. It’s all vegetarian: soup, bread, vegetables, cheese and fruit. [What about allergies?](/good-to-know#safe-and-well)',
            },
            {
              question: 'Is there care before and after class?',
              answer: 'Yes, from 7:30am and until 5:30pm, at a [price by the day](/tuition#care). Mornings end at noon: from then to 4pm there are full days only, and no single afternoons. On the three [half days](/good-to-know#school-year) of the year, everyone goes home at noon.',
            },
            {
              question: 'Does my child have to nap?',
              answer: 'No, but on full days toddlers and three-year-olds rest, asleep or with a book. Older children work on through the afternoon.',
            },
            {
              question: 'What will I hear at pick-up?',
              answer: 'In Toddler, what your child ate, how long the nap was, how diapers or the toilet went and what your child worked at. In Primary, whatever was new. After a hard day, the teacher tells you what we saw, what we tried and what helped or, if other parents are nearby, calls you by 6pm.',
            },
            {
              question: 'What clothes, diapers and bedding do we bring?',
              answer: 'Indoor shoes, boots, a rain suit and two sets of clothes, all labeled with your child’s name. If your child wears diapers, bring those and wipes. If your child rests, bring a crib sheet and a blanket, which go home each Friday to be washed. Toys stay home.',
            },
          ],
        },
        'Sick days, falls, biting and who may pick up your child are in [Good to Know](/good-to-know#safe-and-well).',
      ],
    },
  ],
  nextStep: {
    heading: 'Days, hours and prices',
    text: 'See every schedule in one table, from two mornings a week to five full days, with its monthly price. Or come and see a class first.',
    links: [
      { label: 'See tuition', href: '/tuition' },
      { label: 'Ask for a tour', href: '/contact' },
    ],
  },
});
