import { define } from '@/content/schema/define';
import schema from '@/content/schema/page';

/** Twelve people, some without a portrait, then three without any, and what families say. */
export default define(schema, {
  title: 'The people your child will know',
  lead: 'Fifteen adults work here. Nine of them have been with us for more than ten years.',
  contents: 'On this page',
  sections: [
    {
      id: 'guides',
      title: 'Guides',
      blocks: [
        {
          people: [
            {
              name: 'Thùy Nguyễn',
              photo: 'atelier',
              role: 'Director',
              credentials: 'AMI 3-6, M.Ed. (Loyola University Maryland)',
              text: 'Thùy came as an assistant and has led the school since 2019. She still takes the first hour in the Casa on Fridays.',
            },
            {
              name: 'Marisol Peña',
              photo: 'bright-room',
              role: 'Guide, Nido',
              credentials: 'AMI 0-3',
              text: 'Marisol speaks Spanish with the babies, and with any parent who wants to practice.',
            },
            { name: 'Owen Begay', role: 'Guide, Nido', credentials: 'AMI 0-3' },
            { name: 'Anneliese Vogt', photo: 'pink-tower', role: 'Guide, Toddler Community' },
            {
              name: 'José Antonio Lucero y Baca',
              role: 'Assistant, Toddler Community',
              text: 'José Antonio and the toddlers bake the bread for the whole school on Wednesdays.',
            },
            { name: 'Ruth Okafor', photo: 'community-meal', role: 'Guide, Casa dei Bambini' },
            { name: 'Dana Whitehorse', role: 'Guide, Casa dei Bambini', credentials: 'AMI 3-6' },
            { name: 'Li Wei', photo: 'the-long-table', role: 'Assistant, Casa dei Bambini' },
            {
              name: 'Cormac Ó Briain',
              photo: 'porch',
              role: 'Guide, Lower Elementary',
              credentials: 'AMI 6-12, B.Sc. Botany',
              text: 'Cormac planted half of the garden with the children. Ask him about the old pear tree.',
            },
            { name: 'Grace Tsosie', role: 'Guide, Lower Elementary' },
            { name: 'Hal', photo: 'orchard-8', role: 'Caretaker of the pump, the trees and the gate' },
            { name: 'Inés Søndergård', photo: 'orchard-11', role: 'Founder, here on Mondays' },
          ],
        },
      ],
    },
    {
      id: 'board',
      title: 'Board',
      blocks: [
        'Three parents and neighbors serve on our board. They meet on the first Tuesday of each month.',
        {
          people: [
            { name: 'Patricia Montoya', role: 'Chair' },
            { name: 'Sam Fielding', role: 'Treasurer', credentials: 'CPA' },
            { name: 'Noor Haddad', text: 'Noor has two children here, and she knows the bus schedule by heart.' },
          ],
        },
      ],
    },
    {
      id: 'families',
      title: 'What families say',
      blocks: [
        {
          voices: [
            {
              text: '“We came for the orchard. We stayed because somebody noticed, in the second week, that our son only talks when his hands are busy.”',
              who: 'Elena, mother of Mateo',
              since: 'here since 2027',
            },
            {
              text: '“She ties her own shoes and tells me to be patient.”',
              who: 'A father in the Toddler Community',
            },
            {
              text: '“Three children, eleven years, one lost mitten. It came back in the mail.”',
              who: 'The Whitfield family',
              since: '2016 to 2027',
            },
          ],
        },
      ],
    },
  ],
  nextStep: {
    heading: 'Come and meet us',
    text: 'The best time to visit is the first hour on Friday morning.',
    links: [{ label: 'Ask for a visit', href: '/talk-to-us' }],
  },
});
