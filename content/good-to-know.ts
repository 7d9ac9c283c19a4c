import facts from './facts';
import { define } from './schema/define';
import schema from './schema/page';

/** Good to Know: what parents would otherwise call about. */
export default define(schema, {
  title: 'Good to Know',
  lead: `What parents ask us on the phone, from snow days to biting. If your question isn’t here, call [${facts.telephone}](${facts.telephoneLink}), and we’ll answer it and add it.`,
  contents: 'On this page',
  sections: [
    {
      id: 'school-year',
      title: 'The school year',
      blocks: [
        {
          table: {
            caption: `First day, last day and closures, ${facts.schoolYear}`,
            columns: ['What', 'When'],
            rows: [
              ['First day of school', 'Wednesday, September 4'],
              ['Indigenous Peoples’ Day', 'Monday, October 14'],
              ['Veterans Day', 'Monday, November 11'],
              ['Conferences', 'Friday, November 15'],
              ['Thanksgiving', 'Thursday, November 28, and Friday, November 29'],
              ['Winter vacation', 'Monday, December 23, through Wednesday, January 1'],
              ['Martin Luther King Jr. Day', 'Monday, January 20'],
              ['February vacation', 'Monday, February 17, through Friday, February 21'],
              ['Conferences', 'Friday, April 11'],
              ['April vacation', 'Monday, April 21, through Friday, April 25'],
              ['Memorial Day', 'Monday, May 26'],
              ['Last day of school', 'Friday, June 13'],
              [
                'Half days: class ends at noon, with no care after it',
                'Wednesday, November 27; Friday, December 20; Friday, June 13',
              ],
            ],
          },
        },
        {
          questions: [
            {
              question: 'What happens when it snows?',
              answer: `If ${facts.town}’s public schools close, so do we. For ice or a power outage here, the Head of School decides by 6am. You get a text message, and it’s at the top of every page of this website. If the public schools open two hours late, class begins at 10:30am, with no care before it. From the fourth snow day on, we add days in June, through June 18 at the latest.`,
            },
            {
              question: 'And in summer?',
              answer:
                'There’s no summer program, and you pay no tuition for July and August. The office stays open. School begins again on Wednesday, September 3, 2025.',
            },
          ],
        },
      ],
    },
    {
      id: 'safe-and-well',
      title: 'Safe and well',
      blocks: [
        {
          questions: [
            {
              question: 'What do you check before an adult works here?',
              answer:
                'State and federal criminal records by fingerprint, child-protection records, sex-offender registries, and two references, whom the Head of School calls. Nobody starts before every answer is in. The checks are repeated every three years. A parent who helps for a morning is never alone with children.',
            },
            {
              question: 'Who can get in, and who may pick up my child?',
              answer: `The front door is always locked: you ring, and someone who sees you opens. Only people you’ve named in writing may pick up your child, and anyone we don’t know by sight shows a photo ID. For a change on the day itself, call [${facts.telephone}](${facts.telephoneLink}); we don’t act on a text message.`,
            },
            {
              question: 'What do you practice for emergencies?',
              answer:
                'A fire drill every month, at a different hour each time, and twice a year staying inside behind a locked door. Children know that one as the quiet game. Every teacher and assistant is certified in pediatric first aid and CPR, and renews both every two years.',
            },
            {
              question: 'When does a sick child stay at home?',
              answer:
                'With a fever of 100.4°F or more, vomiting, diarrhea or a rash without a known cause, or when too tired for the day. Your child may come back after 24 hours without any of these and without fever medicine. If it begins here, we call you, and a teacher stays with your child until you come, within an hour.',
            },
            {
              question: 'What about medicine and allergies?',
              answer:
                'We give medicine from its original container, with your written permission and your doctor’s instructions, even if you can buy it without a prescription. The first dose is yours, at home; a trained teacher gives the others and writes each one down. We never serve nuts; [what else we do about allergies](/programs#every-day) is on the Programs page.',
            },
            {
              question: 'Which vaccinations do you require?',
              answer:
                'Those that the state requires at your child’s age, on a doctor’s form before the first day, with a physical exam from the past year and a lead test. The state accepts medical and religious exemptions, in writing and renewed each year. In an outbreak, children without the vaccine stay at home.',
            },
          ],
        },
      ],
    },
    {
      id: 'when-something-happens',
      title: 'When something happens',
      blocks: [
        'We never use time-out, shame a child, or withhold food or time outdoors. A child who has lost control needs an adult close by, and gets one.',
        'When a child bites, we wash and cool the bite and comfort the child who has it. Then an adult stays near the child who bit and supplies the words that were missing. Both families hear of it that day, without the other child’s name. If it happens three times in two weeks, we meet with you within the week. No child has to leave for biting.',
        'When a child falls, a scrape gets water, a bandage and a note that you sign at pick-up. For a bump on the head, a bite that breaks the skin, or anything a doctor should see, we call you at once. In an emergency, we call 911 first, and an adult your child knows goes along.',
        'After a hard day, the teacher tells you at the door, or calls you before 6pm if others are listening: what we saw, what we tried and what helped.',
      ],
    },
    {
      id: 'money',
      title: 'Money, plainly',
      blocks: [
        {
          questions: [
            {
              question: 'How do we pay?',
              answer:
                'By bank transfer or check; cards would make tuition higher for everyone. The first month is due with the security deposit, each other month on its first day. Each January you get a statement with our tax number for your tax return or dependent-care account.',
            },
            {
              question: 'Do we pay for days when our child is away?',
              answer:
                'Yes, including vacations and snow days. The monthly price is a part of the year’s, and the teachers and the place are there whether your child is or not. Missed days can’t be made up on others, because those are full.',
            },
            {
              question: 'What if we’re late for pick-up?',
              answer: `Call [${facts.telephone}](${facts.telephoneLink}), which rings in the care room after 4:30pm. A teacher waits with your child. Ten minutes are free; after that, each quarter of an hour [has a price](/tuition#care).`,
            },
            {
              question: 'Do you take vouchers or subsidies?',
              answer:
                'Yes, the state’s child care vouchers, for five full days. Call [211](tel:211) and ask whether you qualify and how long the wait is. Then ask us for a voucher place: we tell you your share before you apply. Our own [discount and aid](/tuition#note-1) are on the Tuition page.',
            },
          ],
        },
      ],
    },
    {
      id: 'every-child',
      title: 'Every child',
      blocks: [
        'Special needs: we decide with you, for each child, and never by a diagnosis. Therapists from early intervention or the public schools are welcome in class, and we change the room, the day or our words. A ramp leads to the side door. We have no nurse, and no adult for one child alone. After six weeks, we meet with you and decide what to change. If we can’t do enough, we say so and help you look.',
        'If we notice something first, we tell you what we saw and when, and how to ask for a free evaluation: early intervention until age 3, the public schools after that.',
        'Languages: class is in English, and one assistant speaks Spanish. Teach us ten words of yours before the first day, such as “hungry,” “toilet” and “Mama.” For conferences we find an interpreter.',
        'Religion: none is taught. Families share their feasts. A grandmother lights lamps for Diwali, a father bakes for Easter, and whoever likes may listen and taste.',
      ],
    },
    {
      id: 'primary-day',
      title: 'A day in Primary',
      blocks: [
        {
          steps: [
            {
              time: '8:30am',
              title: 'Arrival',
              text: 'A handshake at the door, indoor shoes, and off to a shelf. Nobody waits for the others.',
            },
            {
              title: 'The work period',
              text: 'Three hours for work that each child chooses, and a snack when hungry. Lessons go to one child or a few.',
            },
            {
              title: 'Outdoors',
              text: 'Half an hour in the garden, in rain and snow, too.',
            },
            {
              time: 'noon',
              title: 'Mornings end, lunch begins',
              text: 'Morning children are met at the door. The others set the tables, eat and wash what they used, and then have an hour outdoors.',
            },
            {
              title: 'Rest, or more work',
              text: 'Three-year-olds rest, asleep or with a book. The others go back to maps, beads and stories.',
            },
            {
              time: '4pm',
              title: 'Full days end',
              text: 'The room is put in order, there’s a song, and everyone is seen to the door.',
            },
          ],
        },
      ],
    },
  ],
  nextStep: {
    heading: 'Is something missing?',
    text: 'Ask us. You’ll have an answer within one school day.',
    links: [
      { label: 'Contact us', href: '/contact' },
      { label: 'Admissions Process', href: '/admissions-process' },
    ],
  },
});
