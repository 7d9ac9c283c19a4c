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
        'Tell us a little about your child and what you’re looking for. An inquiry commits you to nothing. The Head of School answers within one school day and suggests times for your tour.',
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
        'Come for a school tour and a conversation, about an hour in all. The tour is private, so you can ask anything, and it includes time to observe a class. It’s also mandatory: we’d like you to choose us for what you’ve seen, not for our website.',
        'If you’d rather skip the form, write or call, and we’ll agree on a time right away.',
      ],
      who: 'You and the Head of School',
      cost: 'Free',
      time: 'By appointment, such as Tuesdays or Thursdays at 9:15am, or Wednesdays at 10am',
      offersContact: true,
    },
    {
      id: 'enrollment-application',
      title: 'Enrollment Application',
      paragraphs: [
        'If you like what you’ve seen, we’ll give you the application. It’s provided only after the meeting and tour. Return it with the application fee, which is charged per child and is non-refundable.',
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
      who: 'We decide, then it’s your turn',
      cost: `${facts.deposit} security deposit and the first month’s tuition`,
      time: `Decision within ${facts.decisionWeeks} of the visit; payment within ${facts.paymentWeeks} of the acceptance letter`,
    },
    {
      id: 'join-the-community',
      title: 'Join the Community',
      paragraphs: [
        `[Put your name on the volunteer list](mailto:${facts.email}?subject=Volunteer%20list). Working side by side is a good way for families to get to know each other.`,
        'Follow the school on social media, too. The links are at the bottom of every page.',
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
  questions: {
    heading: 'Questions worth asking on a tour',
    text: 'Ask them at any Montessori school you visit. Here are our own answers in brief; ask us for the long ones.',
    items: [
      {
        question: 'Where did the teachers train, and for which ages?',
        answer:
          'At AMI and AMS training centers, each for the ages they teach. [Read who they are](/meet-the-founder#teachers).',
      },
      {
        question: 'How long is the work period, and what is allowed to interrupt it?',
        answer:
          '[Its length](/programs#primary) depends on the age. Only a drill or a hurt child may interrupt it; visitors, music and snack may not.',
      },
      {
        question: 'How many children are in a class, and how many adults are with them?',
        answer: `In Toddler, ${facts.children} children with ${facts.adults}. [Primary](/programs#primary) has more children and as many adults.`,
      },
      {
        question: 'Which ages share a classroom, and how long does a child stay in it?',
        answer:
          'Up to age 3 in Toddler; then 3 to 6 in Primary, with the same teacher for all three years.',
      },
      {
        question: 'What do you do when a child chooses nothing?',
        answer:
          'We wait, because watching is work, too. If it goes on, a teacher offers two things and lets the child pick.',
      },
      {
        question: 'What happens when two children want the same material?',
        answer:
          'Whoever took it from the shelf keeps it until it’s put back. The other may watch, wait or choose something else.',
      },
      {
        question: 'May I observe a class while the children are working?',
        answer: 'Yes. It’s part of every tour, and families here may come back twice a year.',
      },
      {
        question: 'How will I hear what my child is doing, and what my child finds hard?',
        answer:
          'In a note from the teacher every other Friday and in conferences in November and April. Both say what is hard.',
      },
      {
        question: 'How much time do the children spend outdoors?',
        answer:
          'Half an hour each morning and another hour on full days, in rain and snow, too. Lightning and ice keep us in.',
      },
      {
        question: 'Where do children go after this school, and how do you help them get ready?',
        answer: `Most go on to first grade in ${facts.town}’s public schools. We visit the new school with them and write to their new teacher.`,
      },
    ],
  },
  parentQuestions: {
    heading: 'What parents ask about a place',
    items: [
      {
        question: 'Is there a place now?',
        answer: `For ${facts.schoolYear}, there’s one in Toddler on Thursdays and Fridays, and there are two in Primary’s Garden Room, for five days. The River Room is full. We change this answer on the day that a place goes.`,
      },
      {
        question: 'How old must my child be to start?',
        answer:
          '18 months for Toddler and 3 years for Primary, on the day your child starts. The one cutoff is for Kindergarten: your child must turn 5 by September 1.',
      },
      {
        question: 'Can we start in the middle of the year?',
        answer:
          'Yes, on the first school day of any month in which there’s a place. You pay tuition from that month on.',
      },
      {
        question: 'What if the class is full?',
        answer:
          'Your child goes on our waiting list, which is free. Brothers and sisters of our children come first, then families in the order of their applications. We call as soon as a place opens.',
      },
      {
        question: 'What if my child has special needs?',
        answer:
          'We decide with you, for each child. [Read what we can do, and what we can’t](/good-to-know#every-child).',
      },
      {
        question: 'What if we have to leave during the year?',
        answer:
          'Tell us in writing 60 days ahead. Tuition ends with those 60 days, and your deposit goes toward it.',
      },
      {
        question: 'How do the first days go?',
        answer:
          'Your child comes for one hour on the first day, two on the second and then for as long as feels right. You may stay in the room for the first two.',
      },
    ],
  },
  nextStep: {
    heading: 'The first step is a short one',
    text: 'Send an enrollment inquiry whenever you’re ready. If you’d rather talk first, contact us.',
    links: [
      { label: 'Enrollment Inquiry', href: '/enrollment-inquiry' },
      { label: 'Contact us', href: '/contact' },
    ],
    photo: 'open-door',
  },
});
