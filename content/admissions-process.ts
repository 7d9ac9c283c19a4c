import facts from './facts';
import schema from './schema/admissions-process';
import { define } from './schema/define';

/** The admissions process: its steps, each with who acts, what it costs and when. */
export default define(schema, {
  title: 'Admissions Process',
  lead: `Six steps lead from your first question to your child’s first day. They give you time to look closely at us, and us time to get to know your family. We’re now enrolling for the ${facts.schoolYear} school year.`,
  photo: 'open-door',
  steps: [
    {
      id: 'inquire',
      title: 'Inquire',
      paragraphs: [
        'Tell us a little about your child and what you’re looking for. An inquiry commits you to nothing. The next step is your tour.',
      ],
      who: 'Parents or guardians',
      cost: 'Free',
      time: 'Whenever you’re ready',
      link: { label: 'Enrollment Inquiry', href: '/enrollment-inquiry' },
    },
    {
      id: 'admissions-meeting',
      title: 'Parent/Guardian Admissions Meeting',
      paragraphs: [
        'Come for a school tour and a conversation. The tour is private, so you can ask anything, and it includes time to observe a class. It’s also mandatory: we’d like you to choose us for what you’ve seen, not for our website.',
        'The Head of School arranges every tour. To find a time, write or call.',
      ],
      who: 'Parents or guardians, and the Head of School',
      cost: 'Free',
      time: 'By appointment',
      offersContact: true,
    },
    {
      id: 'enrollment-application',
      title: 'Enrollment Application',
      paragraphs: [
        'If you like what you’ve seen, we’ll give you the application. It’s provided only after the meeting and tour. Return it with the application fee, which is charged per child and is non-refundable.',
      ],
      who: 'Parents or guardians',
      cost: `${facts.applicationFee} per child, non-refundable`,
      time: 'After the meeting and tour',
    },
    {
      id: 'prospective-student-visit',
      title: 'Prospective Student Visit',
      paragraphs: [
        'Now it’s your child’s turn. The visit takes place in the afternoon, after current students leave, when the room is calm and every shelf is free to explore.',
        'There’s no screening or academic testing. Your child has nothing to prepare, and neither do you.',
      ],
      who: 'Your child',
      cost: 'Free',
      time: 'In the afternoon, after current students leave',
    },
    {
      id: 'secure-enrollment',
      title: 'Secure enrollment',
      paragraphs: [
        `You’ll hear our decision within ${facts.decisionWeeks} of the visit. If we offer enrollment, a few things are left to do. Once they’re done, a place is held for your child.`,
      ],
      tasks: [
        'Return the signed Enrollment Contract.',
        'Return the state-required forms.',
        'Confirm the tuition invoice.',
        `Pay the security deposit and the first month’s [tuition](/tuition) within ${facts.paymentWeeks} of receiving the acceptance letter.`,
      ],
      who: 'The school decides, then parents or guardians act',
      cost: `${facts.deposit} security deposit and the first month’s tuition`,
      time: `Decision within ${facts.decisionWeeks} of the visit; payment within ${facts.paymentWeeks} of the acceptance letter`,
    },
    {
      id: 'join-the-community',
      title: 'Join the Community',
      paragraphs: [
        `[Put your name on the volunteer list](mailto:${facts.email}?subject=Volunteer%20list). Working side by side is a good way for families to get to know each other.`,
        `To follow the school on social media, [ask the office](mailto:${facts.email}?subject=Social%20media) for our pages.`,
      ],
      who: 'The whole family',
      cost: 'Free',
      time: 'From your child’s first day',
    },
  ],
  labels: {
    who: 'Who acts',
    cost: 'What it costs',
    time: 'When',
    write: 'Write to the Head of School',
    call: 'Call',
  },
  questions: {
    heading: 'Questions worth asking on a tour',
    text: 'Ask them at any Montessori school you visit, and ask them here. A good school enjoys answering.',
    items: [
      'Where did the teachers train, and for which ages?',
      'How long is the work period, and what is allowed to interrupt it?',
      'How many children are in a class, and how many adults are with them?',
      'Which ages share a classroom, and how long does a child stay in it?',
      'What do you do when a child chooses nothing?',
      'What happens when two children want the same material?',
      'May I observe a class while the children are working?',
      'How will I hear what my child is doing, and what my child finds hard?',
      'How much time do the children spend outdoors?',
      'Where do children go after this school, and how do you help them get ready?',
    ],
  },
  nextStep: {
    heading: 'The first step is a short one',
    text: 'Send an enrollment inquiry whenever you’re ready. If you’d rather talk first, contact us.',
    links: [
      { label: 'Enrollment Inquiry', href: '/enrollment-inquiry' },
      { label: 'Contact us', href: '/contact' },
    ],
  },
});
