import facts from './facts';
import schema from './schema/admissions-process';
import { define } from './schema/define';

/** The admissions process: each step, who does it, what it costs and when. */
export default define(schema, {
  title: 'Admissions Process',
  lead: 'Six steps lead from your first question to your child’s first day. You get time to take a good look at us, and we get time to know your family.',
  contents: 'On this page',
  photo: 'open-door',
  steps: [
    {
      id: 'inquire',
      title: 'Inquire',
      paragraphs: [
        'Tell us a little about your child and what you’re looking for. The Head of School writes back and suggests times for your tour.',
      ],
      who: 'You',
      cost: 'Free',
      time: 'Whenever you’re ready',
      link: { label: 'Enrollment Inquiry', href: '/enrollment-inquiry' },
    },
    {
      id: 'admissions-meeting',
      title: 'Parent/Guardian Admissions Meeting',
      paragraphs: [
        'Come for a school tour and a conversation, about an hour in all. The tour is private, so you can ask anything, and you watch a class at work. It’s also mandatory: we’d like you to choose us for what you’ve seen here, not for what you’ve read. If you can, leave your child at home this time. Babies in arms are welcome.',
        'Rather write or call than fill out a form? Either way gets you a tour; you don’t need both.',
      ],
      who: 'You and the Head of School',
      cost: 'Free',
      time: 'By appointment, such as Tuesdays or Thursdays at 9:15am',
      offersContact: true,
    },
    {
      id: 'enrollment-application',
      title: 'Enrollment Application',
      paragraphs: [
        'If you like what you’ve seen, we’ll give you the application. It’s provided only after the meeting and tour. Return it with the application fee.',
      ],
      who: 'You',
      cost: `${facts.applicationFee} per child, non-refundable`,
      time: 'After the meeting and tour',
    },
    {
      id: 'prospective-student-visit',
      title: 'Prospective Student Visit',
      paragraphs: [
        'Now it’s your child’s turn. The visit takes place in the afternoon, after current students leave, when the room is calm and every shelf is free to explore. It lasts about 45 minutes, and you stay: there’s a chair for you at the side of the room.',
        'There’s no screening or academic testing, and nothing to prepare.',
      ],
      who: 'Your child, with you in the room',
      cost: 'Free',
      time: 'At 4:15pm, after current students leave the classroom',
    },
    {
      id: 'secure-enrollment',
      title: 'Secure enrollment',
      paragraphs: [
        `You’ll hear our decision within ${facts.decisionDeadline} of the visit. If we offer enrollment, four things are left to do. Then we hold a place for your child.`,
      ],
      tasks: [
        'Return the signed Enrollment Contract.',
        'Return the state-required forms.',
        'Confirm the tuition invoice.',
        `Pay the security deposit and the first month’s [tuition](/tuition) within ${facts.paymentDeadline} of receiving the acceptance letter.`,
      ],
      who: 'We decide, then it’s your turn',
      cost: `${facts.deposit} security deposit and the first month’s tuition`,
      time: `Decision within ${facts.decisionDeadline} of the visit; payment within ${facts.paymentDeadline} of the acceptance letter`,
    },
    {
      id: 'join-the-community',
      title: 'Join the Community',
      paragraphs: [
        `If you like, [put your name on the volunteer list](mailto:${facts.email}?subject=Volunteer%20list). Families paint the fence, mend aprons and come along to the farm. It’s optional: nobody counts your hours, and nobody asks you to pay instead.`,
        'You can also follow the school on social media: the links are below every page.',
      ],
      who: 'The whole family',
      cost: 'Free',
      time: 'From your child’s first day',
    },
  ],
  labels: {
    who: 'Who',
    cost: 'What it costs',
    time: 'When',
    write: 'Write to the Head of School',
    call: 'Call',
  },
  sections: [
    {
      id: 'openings',
      title: 'Openings, ages and starting',
      blocks: [
        `For ${facts.schoolYear}, we have one opening in Toddler, on Thursdays and Fridays, and two in Primary’s Garden Room, for five days. The River Room is full. We update this the day a spot fills.`,
        {
          terms: [
            { term: 'Age', text: 'Your child must be 18 months old for Toddler and 3 for Primary on the first day. Only Kindergarten has a cutoff date: 5 by September 1.' },
            { term: 'Starting midyear', text: 'Your child can start on the first school day of any month if there’s an opening. You pay tuition from that month on.' },
            { term: 'First days', text: 'Your child comes for one hour on the first day, two on the second, and after that for as long as feels right. Most parents stay in the room for the first two days.' },
            { term: 'Moving up', text: 'Toddlers visit Primary a few times and move on the first school day of the month after turning 3. We save the spot, and the Primary [price](/tuition) counts from that month on. A child who starts at 2 years 9 months spends three or four months in Toddler.' },
            { term: 'Waiting list', text: 'You can join after your tour. It’s free: you apply, and pay the fee, only when there’s a spot for you. Siblings of our children come first, then families in the order in which they joined. We call as soon as a spot opens.' },
            { term: 'Leaving early', text: 'Tell us in writing 60 days ahead. You pay tuition for those 60 days, and your deposit goes toward it.' },
          ],
        },
        {
          questions: [
            {
              question: 'Can we visit outside working hours?',
              answer: 'Yes. Ask for a weekday at 5:45pm or a Saturday at 11am. The children aren’t here then, so we’ll show you the rooms, and a parent can come back for half an hour to see a class at work.',
            },
            {
              question: 'May we talk with a parent from the school?',
              answer: 'Yes. Ask us, and a parent with a child the same age will call you. We won’t be on the line.',
            },
          ],
        },
      ],
    },
    {
      id: 'in-class',
      title: 'Work, sharing and observing',
      blocks: [
        {
          questions: [
            {
              question: 'How long do children work, and what interrupts them?',
              answer: `Toddler has a ${facts.workCycle} work cycle each morning, and Primary has three hours. Only a drill or a hurt child interrupts. Snack and music don’t, and visitors sit and watch.`,
            },
            {
              question: 'What if my child chooses nothing?',
              answer: 'We wait. For a child, watching is work. If it goes on, a teacher offers two things and lets your child pick.',
            },
            {
              question: 'What if two children want the same thing?',
              answer: 'Whoever took it from the shelf keeps it until it’s back there. The other can watch, wait or choose something else.',
            },
            {
              question: 'May I observe after the tour?',
              answer: 'Yes. Once your child is here, you may [drop in at any time](/good-to-know#safe-and-well), and twice a year we invite you for a whole morning.',
            },
          ],
        },
      ],
    },
  ],
  nextStep: {
    heading: 'The first step is a short one',
    text: 'Send us an inquiry whenever you’re ready, or just ask when you can come.',
    links: [
      { label: 'Send an inquiry', href: '/enrollment-inquiry' },
      { label: 'Request a tour', href: '/contact' },
    ],
    photo: 'open-door',
  },
});
