import { define } from '@/content/schema/define';
import schema from '@/content/schema/page';
import contact from './contact';

/** Most kinds of blocks. The posts are not in order, and two of them have the same day. */
export default define(schema, {
  title: 'The orchard & garden',
  lead: 'Our school stands on four acres, with ninety apple trees, a flock of hens and a pump that a child can work.',
  photo: 'porch',
  contents: 'On this page',
  quote: { text: '“The child has one intuitive aim: his self-development.”', author: 'A poster', source: 'The barn, since 1974' },
  sections: [
    {
      id: 'the-trees', title: 'The trees',
      blocks: [
        'The oldest trees were planted before there was a school, and the children know each of them by its bark.',
        { table: { caption: 'When our trees bloom and ripen', columns: ['Tree', 'Planted', 'In blossom', 'Ripe'], rows: [
              ['Arkansas Black', '1931', 'late April', 'October'],
              ['The pear tree', 'nobody knows', 'mid-April', 'the last week of August'],
        ] } },
        { gallery: [{ photo: 'pink-tower', caption: 'Week 1 of the year' }, { photo: 'community-meal' }, { photo: 'bright-room' }] },
        { list: ['The child who opens the coop counts the hens.', 'The child who closes it counts them again.'] },
        { buttons: [{ label: 'Ask for a visit', href: '/contact' }] },
      ],
    },
    {
      id: 'people',
      title: 'Who looks after it',
      blocks: [
        { people: [
          { name: 'Thùy Nguyễn', photo: 'atelier', role: 'Director', credentials: 'AMI 3-6, M.Ed. (Loyola University Maryland)' },
          { name: 'José Antonio Lucero y Baca', role: 'Assistant, Toddler Community', text: 'He prunes.' },
          { name: 'Hal', photo: 'hal' },
        ] },
        { voices: [{ text: '“She ties her own shoes.”', who: 'A father', since: 'here since 2027' }] },
      ],
    },
    {
      id: 'news', title: 'News in two languages, and why nobody here translates',
      blocks: [
        { posts: [
          { date: '2031-09-29', title: 'The press is running again', paragraphs: ['[Come and watch](#pressing).'], photo: 'pink-tower' },
          { date: '2031-10-06', id: 'pressing', title: 'Saturday pressing', paragraphs: ['Until noon.'], link: { label: 'How to get here', href: '/contact' } },
          { date: '2031-10-06', title: 'A twelfth hen', paragraphs: ['She walked in on her own.'] },
        ] },
        { downloads: [{ file: 'handbook 2 (2031).pdf', title: 'Family handbook', text: 'In twelve pages.' }, { file: 'field-trip.docx', title: 'Permission' }] },
        { steps: [{ time: '8am', title: 'The gate', text: 'Say goodbye, and go.' }] },
        { photo: 'the-long-table', caption: 'The long table before lunch' },
        { placeholder: 'The coat hooks at a child’s height' },
        { events: 'all', otherwise: 'Nothing is planned.' },
        { questions: [{ question: 'May I stay on the first day?', answer: 'Yes, on the low bench.' }] },
      ],
    },
  ],
  nextStep: contact.nextStep,
});
