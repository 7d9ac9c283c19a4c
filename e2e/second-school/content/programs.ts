import { define } from '@/content/schema/define';
import schema from '@/content/schema/programs';
import contact from './contact';

/** Three programs from 3 months to 9 years, one without prices, and a club without ages. */
export default define(schema, {
  title: 'Four programs',
  lead: 'From the first crawl to the first job in the orchard’s shop.',
  labels: { program: 'Room', ages: 'From', scale: 'Years old', comingSoon: 'not yet open', ratio: 'Who is there', hours: 'When', workPeriod: 'Uninterrupted' },
  chart: {
    heading: 'Which room?',
    text: 'Each bar runs from the youngest child to the oldest.', question: 'Age of your child',
    answer: { at: 'Age', from: 'beginning at', untilThen: 'up to now', lowestPrice: 'at least', none: 'nothing' },
  },
  programs: [
    {
      id: 'nido', name: 'Nido', photo: 'bright-room',
      ages: { from: { months: 3 }, to: { months: 18 } },
      summary: 'Babies on the floor, where the world is.',
      paragraphs: ['Nobody here sits in anything that holds them up.'],
      ratio: 'nine babies, three adults', hours: 'Monday to Friday, 7:45am-5:45pm',
    },
    {
      id: 'casa', name: 'Casa dei Bambini & Kindergarten Room', alsoCalled: 'Children’s House', photo: 'pink-tower',
      ages: { from: { years: 3 }, to: { years: 6 } }, workPeriod: 'two hours each morning',
      summary: 'Three years with the same adults, half of the day in Spanish.',
      paragraphs: ['A child who arrives in May finds a hook.', 'There is a workbench.'],
    },
    {
      id: 'lower-elementary', name: 'Lower Elementary', comingSoon: true, photo: 'atelier',
      ages: { from: { years: 6 }, to: { years: 9 } }, summary: 'Opens when the oldest are ready: a farm stand with real books to balance.',
      paragraphs: ['We are building the room now.'],
    },
    {
      id: 'garden-club', name: 'Garden Club', agesNote: 'Whoever can hold a rake', photo: 'porch',
      summary: 'Families who keep the orchard on Saturdays.', paragraphs: ['Bring gloves.'],
    },
  ],
  nextStep: contact.nextStep,
});
