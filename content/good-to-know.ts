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
              ['Conferences (no class)', 'Friday, November 15'],
              ['Thanksgiving', 'Thursday, November 28, and Friday, November 29'],
              ['Winter vacation', 'Monday, December 23, through Wednesday, January 1'],
              ['Martin Luther King Jr. Day', 'Monday, January 20'],
              ['February vacation', 'Monday, February 17, through Friday, February 21'],
              ['Conferences (no class)', 'Friday, April 11'],
              ['April vacation', 'Monday, April 21, through Friday, April 25'],
              ['Memorial Day', 'Monday, May 26'],
              ['Last day of school', 'Friday, June 13'],
              [
                'Half days: everyone goes home at noon',
                'Wednesday, November 27; Friday, December 20; Friday, June 13',
              ],
            ],
          },
        },
        {
          questions: [
            {
              question: 'What happens when it snows?',
              answer: `If ${facts.town}’s public schools close, so do we. For ice or a power outage here, the Head of School decides by 6am. You get a text message, and there’s a notice at the top of every page of this website. If the public schools open two hours late, class begins at 10:30am, and there’s no care before class. We make up every snow day after the third in June, by June 18 at the latest.`,
            },
            {
              question: 'What about the summer?',
              answer: 'There’s no summer program, and no tuition for July and August. The office stays open. School begins again on the Wednesday after Labor Day.',
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
              question: 'How do you screen the people who work here?',
              answer: 'We check state and federal criminal records by fingerprint, child-protection records and the sex-offender registries, and the Head of School calls two references. No one starts work until every check is back, and we repeat the checks every three years. A parent who helps for a morning is never alone with children.',
            },
            {
              question: 'Who can get in, and who may pick up my child?',
              answer: `The front door is always locked: you ring, and someone who sees you opens it. Only people you’ve named in writing may pick up your child, and we ask anyone we don’t know by sight for a photo ID. If plans change during the day, call [${facts.telephone}](${facts.telephoneLink}); we don’t act on text messages.`,
            },
            {
              question: 'May I drop in on my child’s class?',
              answer: 'Yes, at any time, and you don’t have to call first. Ring the bell and come in.',
            },
            {
              question: 'What is the garden like?',
              answer: 'It’s behind the house, with a fence all around and a gate that children can’t open. There’s grass to run on, sand to dig in, and wood chips under everything they climb. Two old maples shade most of it, and in June we put up a sail over the sand. Both adults of a class go out with it.',
            },
            {
              question: 'How do you prepare for emergencies?',
              answer: 'We hold a fire drill every month, at a different hour each time, and a lockdown drill twice a year, which the children know as the quiet game. Every teacher and assistant is certified in pediatric first aid and CPR, and renews both every two years.',
            },
            {
              question: 'When should a sick child stay home?',
              answer: 'With a fever of 100.4°F or more, vomiting, diarrhea or a rash without a known cause, or when simply too tired for the day. Your child can come back after 24 hours without any of these and without fever medicine. If it starts here, we call you and ask you to come within an hour. Until then, a teacher stays with your child.',
            },
            {
              question: 'What about medicine and allergies?',
              answer: 'Even for medicine that you can buy without a prescription, we need the original container, your written permission and your doctor’s instructions. Give the first dose at home; after that, a trained teacher gives it and writes it down. If your child has an allergy, tell us in the application and add your doctor’s plan: every adult in the class learns it and can use an epinephrine injector. We never serve nuts.',
            },
            {
              question: 'Which vaccinations do you require?',
              answer: 'The ones the state requires at your child’s age, on a doctor’s form before the first day, with a physical exam from the past year and a lead test. The state accepts medical and religious exemptions, in writing and renewed each year. In an outbreak, children without the vaccine stay home.',
            },
          ],
        },
      ],
    },
    {
      id: 'when-something-happens',
      title: 'When something happens',
      blocks: [
        {
          questions: [
            {
              question: 'How do you discipline?',
              answer: 'We don’t use time-outs, we don’t shame a child, and we don’t take away food or time outdoors. A child who has lost control needs an adult close by, and gets one.',
            },
            {
              question: 'What if a child bites?',
              answer: 'We wash and cool the bite and comfort the child who was bitten. Then an adult stays near the child who bit, and helps with the words that were missing. We tell both families that day, without naming the other child. If it happens three times in two weeks, we meet with you within the week. No child has to leave for biting.',
            },
            {
              question: 'What if my child gets hurt?',
              answer: 'A scrape gets water, a bandage and a note that you sign at pick-up. For a bump on the head, a bite that breaks the skin, or anything a doctor should see, we call you right away. In an emergency, we call 911 first, and an adult your child knows rides along.',
            },
          ],
        },
      ],
    },
    {
      id: 'money',
      title: 'Paying tuition',
      blocks: [
        {
          questions: [
            {
              question: 'How do we pay?',
              answer: 'By bank transfer or check; taking cards would raise tuition for everyone. The first month is due with the security deposit, and every other month on the first. Each January you get a statement with our tax ID, for your tax return or dependent care FSA.',
            },
            {
              question: 'Do we pay for days when our child is away?',
              answer: 'Yes, including vacations and snow days. Tuition is a yearly price in ten payments, and your child’s spot and teachers are here every day. You can’t trade a missed day for another, because the other days are full.',
            },
            {
              question: 'What if we’re late for pick-up?',
              answer: `Call [${facts.telephone}](${facts.telephoneLink}), which rings in the care room after 4:30pm. A teacher waits with your child. At noon and at 5:30pm, the first ten minutes are free; after that it’s $10 for every 15 minutes. At 4pm, your child just joins [care after class](/tuition#care), booked or not, and you pay $14.`,
            },
            {
              question: 'What does tuition include?',
              answer: 'Class, every meal and snack, and all materials. Besides tuition, you pay the [application fee and the deposit](/tuition#fees) and, if you use it, care before and after class; late pick-up has its price. There are no other fees, and no required fundraising.',
            },
            {
              question: 'What about two children?',
              answer: 'The younger one gets 10% off tuition for as long as both are here. You pay the application fee and the security deposit in full for each child. Care and the playgroup cost the same for everyone.',
            },
            {
              question: 'Can we get tuition aid if we start now?',
              answer: 'Often. Most of it goes to families who ask by March 1 for the next school year, and we keep a part for those who come later. Send us last year’s tax return. The Head of School and our bookkeeper look at income and the number of children, and answer within two weeks. One family in six gets aid.',
            },
            {
              question: 'Do you take vouchers or subsidies?',
              answer: 'Yes, the state’s child care vouchers, for five full days. Call [211](tel:211) and ask whether you qualify and how long the wait is. Then ask us for a voucher spot, and we’ll tell you your share before you apply. Our own aid can cover part of the rest.',
            },
          ],
        },
      ],
    },
    {
      id: 'every-child',
      title: 'Every child',
      blocks: [
        {
          questions: [
            {
              question: 'What if my child has special needs?',
              answer: 'We decide with you, child by child, and never by diagnosis alone. Therapists from early intervention or the public schools are welcome in class, and we’ll change the room, the day or our words. We have no nurse and no one-on-one aides. After six weeks, we sit down with you and decide what to change. If we can’t do enough, we say so and help you look.',
            },
            {
              question: 'What if you’re worried about my child’s development?',
              answer: 'We tell you what we’ve seen and when, and how to ask for a free evaluation: from early intervention until age 3, from the public schools after that.',
            },
            {
              question: 'What if we speak another language at home?',
              answer: 'Class is in English, and one assistant speaks Spanish. Before the first day, teach us ten words of your language, such as “hungry,” “toilet” and “Mama.” For conferences, we find an interpreter.',
            },
            {
              question: 'Do you teach religion?',
              answer: 'No. Families share their holidays: a grandmother lights lamps for Diwali, a father bakes for Easter, and anyone who’d like to can listen and taste.',
            },
          ],
        },
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
              text: 'Three hours for work that each child chooses, and a snack when hungry. Teachers give lessons to one child or a few.',
            },
            {
              title: 'Outdoors',
              text: 'Half an hour in the garden, even in rain and snow.',
            },
            {
              time: 'noon',
              title: 'Mornings end, lunch begins',
              text: 'Morning children go home. The others set the tables, eat, wash up and spend an hour outdoors.',
            },
            {
              title: 'Rest, or more work',
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
  ],
  nextStep: {
    heading: 'Is something missing?',
    text: 'Ask us, and you’ll have an answer within one business day.',
    links: [
      { label: 'Ask a question', href: '/contact' },
      { label: 'See how to enroll', href: '/admissions-process' },
    ],
  },
});
