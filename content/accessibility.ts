import facts from './facts';
import { define } from './schema/define';
import schema from './schema/page';

/** How accessible this website is, and how to ask for help with it. */
export default define(schema, {
  title: 'Accessibility',
  lead: `Everyone should be able to use this website. If something here gets in your way, email [${facts.email}](mailto:${facts.email}) or call [${facts.telephone}](${facts.telephoneLink}). Tell us which page it was, and we’ll help you with what you came for.`,
  sections: [
    {
      title: 'How it is made and tested',
      blocks: [
        'We designed and tested this website for the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. Automated tests check every page at phone and desktop size, in light and dark, before a change is published. A change that fails one isn’t published:',
        {
          list: [
            'They search for barriers with axe, a common testing tool, including with a menu open and with mistakes in the contact form. Contrast has to meet the stricter level AAA.',
            'They check that the code of each page is valid and its headings are in order.',
            'They check that no page runs off the side on a small phone, on a large screen or with more space between letters and lines.',
          ],
        },
        'The website’s software is also tested with the keyboard alone, without JavaScript, with high-contrast colors and on paper. No test finds every barrier, so please tell us about the ones you meet.',
      ],
    },
    {
      title: 'What may still get in your way',
      blocks: [
        'The online form for an enrollment inquiry belongs to another company, and we can’t change how it is made. You can inquire by email or phone instead.',
        'Documents that you download and videos on other websites aren’t part of these tests. Ask us, and we’ll give you what they say in another form.',
        'This page is about the website. What the school can do for your child is under [Special needs, languages, religion](/good-to-know#every-child).',
      ],
    },
  ],
  nextStep: {
    heading: 'Back to the school',
    text: 'Ask us anything, or come see a class.',
    links: [{ label: 'Request a tour', href: '/contact' }],
  },
});
