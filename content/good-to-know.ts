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
          terms: [
            { term: 'Snow days', text: `If ${facts.town}’s public schools close, so do we. For ice or a power outage here, the Head of School decides by 6am. You get a text message, and every page of this website has a notice. If the public schools open two hours late, class begins at 10:30am, and there’s no care before it. We don’t make up the first three snow days. We add any others in June, by June 18.` },
            { term: 'Summer', text: 'There’s no program and no tuition in July and August, but the office stays open. School begins again on the Wednesday after Labor Day.' },
          ],
        },
        { photo: 'arrival', crop: 'wide' },
      ],
    },
    {
      id: 'safe-and-well',
      title: 'Safety, the door and the garden',
      blocks: [
        {
          terms: [
            { term: 'Background checks', text: 'For everyone who works here, we check state and federal criminal records by fingerprint, child-protection records and the sex-offender registries, and call two references. No one starts until every check is back. We repeat them every three years. A parent who helps is never alone with children.' },
            { term: 'The front door', text: 'It’s always locked. You ring, and someone who sees you opens it.' },
            { term: 'Pick-up', text: `Only people you’ve named in writing may pick up your child, and we ask anyone we don’t know by sight for a photo ID. If plans change during the day, call [${facts.telephone}](${facts.telephoneLink}). We don’t act on text messages.` },
            { term: 'Dropping in', text: 'Come at any time, without calling first. Ring the bell, then sit and watch.' },
            { term: 'Photos and apps', text: 'We use no app and have no cameras in the rooms. Teachers take photos and email them to you. We post a photo of your child on Instagram or this website only if you’ve said yes in writing.' },
            { term: 'Drills and first aid', text: 'We hold a fire drill every month and a lockdown drill twice a year, which the children know as the quiet game. Every teacher and assistant is certified in pediatric first aid and CPR.' },
          ],
        },
        'The garden is behind the house, fenced all around, with a gate that children can’t open. There’s grass to run on, sand to dig in, and engineered wood fiber under everything they climb. Two old maples and, from June on, a sail over the sand give shade. Both adults of a class go out with it: half an hour each morning and another hour on full days, rain or snow. Only lightning, ice and dangerous cold or heat keep us in.',
        'From April on, put sunscreen on your child before school. With your permission, we put on more in the afternoon. We check for ticks after the garden and call you if we find one.',
      ],
    },
    {
      id: 'health',
      title: 'Sick days, medicine, vaccinations',
      blocks: [
        'Keep your child home with:',
        { list: ['a fever of 100.4°F or more', 'vomiting or diarrhea', 'a rash without a known cause', 'too little energy for the day'] },
        'Your child can come back after 24 hours without any of these and without fever medicine. If your child gets sick here, we call you and ask you to come within an hour. Until then, a teacher stays close.',
        {
          terms: [
            { term: 'Medicine', text: 'Even for over-the-counter medicine, we need the original container, your written permission and your doctor’s instructions. Give the first dose at home; then a trained teacher gives it and writes it down.' },
            { term: 'Allergies', text: 'Tell us in the application and add your doctor’s plan. Every adult in the class learns it and can use an epinephrine injector. We never serve nuts.' },
            { term: 'Vaccinations', text: 'Before the first day, we need a doctor’s form with the vaccinations the state requires at your child’s age, a physical exam from the past year and a lead test. The state accepts medical and religious exemptions, in writing and renewed each year. In an outbreak, children without the vaccine stay home.' },
          ],
        },
      ],
    },
    {
      id: 'discipline',
      title: 'Discipline, biting and bumps',
      blocks: [
        {
          questions: [
            {
              question: 'How do you handle discipline?',
              answer: 'We stop what hurts, say why and show what to do instead. We don’t use time-outs, shame a child, or take away food or time outdoors. A child who has lost control needs an adult close by, and gets one.',
            },
            {
              question: 'What if a child bites?',
              answer: 'We wash and cool the bite and comfort the child who was bitten. Then an adult stays near the child who bit and helps that child find the words. We tell both families that day, without naming the other child. After three bites in two weeks, we meet with you.',
            },
            {
              question: 'Do you ever ask a child to leave?',
              answer: 'Never for biting or toilet accidents. If a child isn’t safe here, or others aren’t, we meet with you, change what we can and bring in a specialist. If nothing helps, we help you find another school.',
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
          terms: [
            { term: 'How to pay', text: 'Pay by bank transfer or check; taking cards would raise tuition for everyone. The first month is due with the security deposit. After that, it’s due on the first of each month. Each January, you get a statement with our tax ID, for your tax return or dependent care FSA.' },
            { term: 'What it includes', text: 'Tuition covers class, every meal and snack, and all materials. You also pay the [application fee and the deposit](/tuition#fees) and, if you use it, [care before and after class](/tuition#care). Besides [late pick-up](/tuition#care), there are no other fees, and no required fundraising.' },
            { term: 'Days away', text: 'You pay for vacations, snow days and days when your child is away: tuition is a yearly price in ten payments. There are no make-up days, because we staff each day for the children who come on it.' },
            { term: 'Late pick-up', text: `Call [${facts.telephone}](${facts.telephoneLink}), which rings in the care room after 4:30pm. A teacher waits with your child. The first ten minutes are free, at noon, at 4pm and at 5:30pm. After that, there’s a [charge](/tuition#care) for each quarter hour at noon and 5:30pm, and at 4pm, your child joins care after class, booked or not.` },
            { term: 'Tuition aid', text: 'Ask by March 1 for the next school year; that’s when we give most of it. We keep some for families who come later. Send us last year’s tax return. We look at income and the number of children, and answer within two weeks. One family in six gets aid.' },
            { term: 'Vouchers', text: 'We take the state’s child care vouchers, for five full days. Call [211](tel:211) and ask whether you qualify and how long the wait is. Then ask us for a voucher spot. You pay the share that the state sets.' },
          ],
        },
      ],
    },
    {
      id: 'every-child',
      title: 'Special needs, languages, religion',
      blocks: [
        { photo: 'community-meal', crop: 'wide' },
        {
          questions: [
            {
              question: 'What if my child has special needs?',
              answer: 'We decide with you, child by child, and never by diagnosis alone. Therapists from early intervention or the public schools are welcome in class, and we’ll adjust the room, the schedule or how we talk. We have no nurse and no one-on-one aides. After six weeks, we meet and decide what to change. If we can’t do enough, we say so and help you look.',
            },
            {
              question: 'What if you’re worried about my child’s development?',
              answer: 'We tell you what we’ve seen and when, and how to ask for a free evaluation: from early intervention until age 3, from the public schools after that.',
            },
            {
              question: 'What about a shy child, or a wild one?',
              answer: 'A shy child may watch for weeks. We don’t push, and one day the watching turns into doing. A wild one gets heavy things to carry, stairs to climb and a teacher close by. Both find work for their hands.',
            },
          ],
        },
        {
          terms: [
            { term: 'Languages', text: 'Class is in English, and one assistant speaks Spanish. Before the first day, teach us ten words in your language, like “hungry,” “toilet” and “Mama.” For conferences, we find an interpreter.' },
            { term: 'Help at home', text: '[Print the heights](/within-reach) of our coat hooks, sink and table for a door frame at home.' },
            { term: 'Religion', text: 'We don’t teach it. Families share their holidays: a grandmother lights lamps for Diwali, a father bakes for Easter, and anyone who’d like to can listen and taste.' },
          ],
        },
      ],
    },
  ],
  nextStep: {
    heading: 'Is something missing?',
    text: 'Ask us. You’re probably not the only one wondering.',
    links: [
      { label: 'Ask a question', href: '/contact' },
      { label: 'See how to enroll', href: '/admissions-process' },
    ],
  },
});
