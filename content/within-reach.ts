import { define } from './schema/define';
import schema from './schema/page';

/** Heights in the classrooms, to scroll past and to print. */
export default define(schema, {
  title: 'Within reach',
  lead: 'How high things are in our rooms, at actual size. Scroll from a six-year-old’s height down to the floor, or print the strip for a door frame at home.',
  sections: [
    {
      title: 'For your door frame',
      blocks: [
        'Print this page at 100%, without fitting it to the paper. The strip is on the last five sheets. Trim each along its upper dashed line, lay it on the lower dashed line of the sheet above, and match the numbers. Tape the floor to the floor. Then mark your child’s height today, and again next year.',
        'These heights are our school’s. Each dashed line is only about as tall as children are at that age. Your child may be taller or shorter.',
        {
          heights: [
            { name: 'About as tall as a child on the first day of Elementary', cm: 115.5, about: true },
            { name: 'About as tall as a child on the first day of Primary', cm: 95.6, about: true },
            { name: 'Coat hooks', cm: 86 },
            { name: 'About as tall as a child on the first day of Toddler', cm: 81.5, about: true },
            { name: 'Top of a Toddler shelf', cm: 66 },
            { name: 'Sink', cm: 56 },
            { name: 'Table', cm: 46 },
            { name: 'Seat of a chair', cm: 28 },
            { name: 'Lowest tray', cm: 10 },
          ],
          card: 'This rod is as long as a credit card. Hold one against it: if they differ, your printer or screen changed the size.',
        },
      ],
    },
  ],
  nextStep: {
    heading: 'Come and see who reaches them',
    text: 'On an observation tour, you sit in one of these chairs.',
    links: [
      { label: 'Request a tour', href: '/contact' },
      { label: 'See the programs', href: '/programs' },
    ],
  },
});
