import { define } from './define';
import { weeksInWords } from './in-words';
import { lowerElementaryLink } from './links';
import { programsSchema } from './schema';
import { school } from './school';
import { tuition } from './tuition';

const { classroom } = school;
const playgroup = tuition.offers.find(({ program }) => program === 'playgroup');

/** Programs: the six programs, in the order in which the page numbers them. */
export const programs = define('programs', programsSchema, {
  title: 'Programs',
  lead: 'Each room is furnished for one stretch of childhood. Children of different ages share it, and stay long enough to become its elders.',
  chart: {
    heading: 'Where does my child fit?',
    text: 'Find your child’s age along the top: every bar beneath it is a program for that age. Kindergarten is the last year of Primary and has no bar of its own.',
  },
  labels: {
    program: 'Program',
    ages: 'Ages',
    scale: 'Age in years',
    comingSoon: 'coming soon',
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
        `A toddler wants to carry the heavy thing, pour the water and put on the shoe without help. In this room that wish is the curriculum. A class has ${classroom.children} children with ${classroom.adults}, and its shelves hold work that a child under three can begin and finish.`,
        `Mornings are built around a ${classroom.workCycle} work cycle and a community meal that the children help to set out. There is time for the slow business of coats, hands and toilets, because at this age it is real work.`,
      ],
      photo: 'practical-life',
      link: { label: 'Read More', href: '/toddler-program', about: 'about the Toddler Program' },
    },
    {
      id: 'primary',
      name: 'Primary',
      alsoCalled: 'Children’s House',
      ages: { from: { years: 3 }, to: { years: 6 } },
      summary:
        'Three years in one room, where counting, reading and good manners begin with the hands.',
      paragraphs: [
        'Maria Montessori called her first school Casa dei Bambini, the Children’s House, and the name still describes the room. Children of all three years share it. They sweep it, set its tables and know where everything belongs.',
        'From practical work they go on to the sensorial materials: the pink tower, the brown stair, cylinders that fit one hole and no other. Size, weight and color become exact. Letters are first traced in sandpaper and numbers first carried as beads, so that by the time a child writes a word or adds a sum, the hand already knows something about it.',
        'The youngest learn a great deal by watching, and the oldest by being watched. Teachers give lessons to one child or a few, then step back and let them work.',
      ],
      photo: 'pink-tower',
    },
    {
      id: 'kindergarten',
      name: 'Kindergarten',
      agesNote: 'The culmination of Primary',
      summary:
        'The last year in the Children’s House, when the work of the first two comes together.',
      paragraphs: [
        'Kindergarten is the third year of Primary, and the one that the first two prepare. A child who has sorted sounds for two years finds that the sounds make words, and that the words can be read. Bead chains that were once carried and counted turn into addition, then multiplication.',
        'Kindergartners are also the elders of the room. They show a new child how to roll a rug, read aloud to someone smaller, and are asked for help before an adult is. A child who leaves after this year has had the experience of being someone others rely on.',
        'A child who changes schools just before it misses the harvest. If you are weighing that decision, please come and watch a Kindergartner at work first.',
      ],
      photo: 'language',
    },
    {
      id: 'lower-elementary',
      name: 'Lower Elementary',
      ages: { from: { years: 6 }, to: { years: 9 } },
      comingSoon: true,
      summary:
        'For children who have begun to ask why: large stories, long projects and friends to work with.',
      paragraphs: [
        'At about six, children change. They want reasons, they want friends, and they want to know how large the universe is and who decided on the alphabet. Montessori elementary education begins with great stories about the world, and each child follows the questions that come out of them.',
        'The golden beads return and lead to long division. Geometry, grammar, geography and history are studied in small groups, with real research and with work that may last for days.',
        `Lower Elementary is coming soon. If you would like to hear when it opens, [write to the office](${lowerElementaryLink}) and we will tell you.`,
      ],
      photo: 'golden-beads',
    },
    {
      id: 'playgroup',
      name: 'Parent-child playgroup',
      ages: { from: { months: 15 }, to: { years: 3 } },
      summary:
        'A weekly morning for a toddler and a parent together, and a first taste of Montessori.',
      paragraphs: [
        'You come together and you stay together. Your child explores a room made for toddlers, with work to carry, stack and pour. You sit close by and have the rare pleasure of watching your own child without having to do anything about it.',
        `A session runs for ${weeksInWords(playgroup?.weeks ?? 1)} and meets ${playgroup?.when}. The price of the whole session is $${playgroup?.price}; it stands with the other prices on the [tuition page](/tuition).`,
      ],
      photo: 'playgroup',
    },
    {
      id: 'theater',
      name: 'Theater',
      ages: { from: { years: 1 }, to: { years: 7 } },
      summary: 'Songs, stories and a small stage, where children find out what a voice can do.',
      paragraphs: [
        'Long before they can read a story, children can be in one. In Theater they sing it, move to it, speak its lines and lend their voices to puppets. The youngest may be rain, or a cat that says one word at the right moment.',
        'A stage asks for things that a classroom also asks for: to wait for your turn, to listen, to speak so that others can hear. Children who are quiet elsewhere sometimes find it easier to be heard as somebody else.',
        'For days and times, please [ask the office](/contact).',
      ],
      photo: 'theater',
    },
  ],
  nextStep: {
    heading: 'Days, hours and prices',
    text: 'Children come for part of the week or all of it, for the morning or the whole day. The tuition page shows every schedule in one table.',
    links: [
      { label: 'See tuition', href: '/tuition' },
      { label: 'How admission works', href: '/admissions-process' },
    ],
  },
});
