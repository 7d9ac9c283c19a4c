import facts from './facts';
import schema from './schema/admissions-process';
import { define } from './schema/define';

/** The admissions process: its steps, each with who acts, what it costs and when. */
export default define(schema, {
  title: 'Admissions Process',
  lead: `Six steps lead from your first question to your child’s first day. They give you time to take a good look at us, and give us time to get to know your family. We’re now enrolling for the ${facts.schoolYear} school year.`,
  contents: 'On this page',
  photo: 'open-door',
  steps: [
    {
      id: 'inquire',
      title: 'Inquire',
      paragraphs: [
        'Tell us a little about your child and what you’re looking for. An inquiry commits you to nothing. The Head of School answers within one business day and suggests times for your tour.',
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
        'Come for a school tour and a conversation, about an hour in all. The tour is private, so you can ask anything, and it includes time to observe a class. It’s also mandatory: we’d like you to choose us for what you’ve seen here, not for what you’ve read.',
        'If you’d rather skip the form, write or call, and we’ll find a time right away.',
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
        `[Put your name on the volunteer list](mailto:${facts.email}?subject=Volunteer%20list). There’s no better way to meet other families than to paint a fence together.`,
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
  sections: [
    {
      id: 'openings',
      title: 'Openings, ages and starting',
      blocks: [
        {
          questions: [
            {
              question: 'Do you have openings now?',
              answer: `For ${facts.schoolYear}, there’s one in Toddler, on Thursdays and Fridays, and there are two in Primary’s Garden Room, for five days. The River Room is full. We update this the day a spot fills.`,
            },
            {
              question: 'How old must my child be to start?',
              answer: '18 months for Toddler and 3 years for Primary, on the day your child starts. Only Kindergarten has a cutoff date: your child must turn 5 by September 1.',
            },
            {
              question: 'When does a Toddler move up to Primary?',
              answer: 'On the first school day of the month after turning 3. A child who starts at 2 years 9 months spends three or four months in Toddler, visits Primary a few times and then moves. We save the spot, and the Primary [price](/tuition) counts from that month on.',
            },
            {
              question: 'Can we start in the middle of the year?',
              answer: 'Yes, on the first school day of any month, if there’s an opening. You pay tuition from that month on.',
            },
            {
              question: 'What if the class is full?',
              answer: 'After your tour, you can join our waiting list. That’s free: you apply, and pay the fee, only when there’s a spot for you. Siblings of our children come first, then families in the order in which they joined. We call as soon as a spot opens.',
            },
            {
              question: 'Can we visit outside working hours?',
              answer: 'Yes. Ask for a weekday at 5:45pm or a Saturday morning. The children aren’t here then, so we’ll show you the rooms, and one of you can come back for half an hour to see a class at work.',
            },
            {
              question: 'May we talk with a parent from the school?',
              answer: 'Yes. Ask us, and a parent with a child the same age will call you. We won’t be on the line.',
            },
            {
              question: 'How do the first days go?',
              answer: 'Your child comes for one hour on the first day, two on the second, and after that for as long as feels right. Most parents stay in the room for the first two days.',
            },
            {
              question: 'What if we have to leave during the year?',
              answer: 'Tell us in writing 60 days ahead. You pay tuition for those 60 days, and your deposit goes toward it.',
            },
          ],
        },
        'For special needs, vaccinations, snow days and more, read [Good to Know](/good-to-know).',
      ],
    },
    {
      id: 'questions',
      title: 'Questions worth asking on a tour',
      blocks: [
        'Ask them at any Montessori school you visit. Here are our short answers. Ask us for the long ones.',
        {
          questions: [
            {
              question: 'Where did the teachers train, and how long have they been here?',
              answer: 'Our teachers trained at AMI and AMS centers, each for the ages they teach. The first came in 2009, and the latest assistant in 2020. [Read who they are](/meet-the-founder#teachers).',
            },
            {
              question: 'How long is the work period, and what is allowed to interrupt it?',
              answer: `In Toddler, there’s a ${facts.workCycle} work cycle each morning; in Primary, it’s three hours. Only a drill or a hurt child may interrupt it. Visitors, music and snack may not.`,
            },
            {
              question: 'How many children are in a class, and how many adults are with them?',
              answer: `In Toddler, ${facts.children} children with ${facts.adults}. In Primary, up to twenty children with one teacher and one assistant.`,
            },
            {
              question: 'Which ages share a classroom, and how long does a child stay in it?',
              answer: 'Toddlers are together up to age 3. Then children from 3 to 6 share a Primary class and have the same teacher for all three years.',
            },
            {
              question: 'What do you do when a child chooses nothing?',
              answer: 'We wait. Watching is work, too. If it goes on, a teacher offers two things and lets the child pick.',
            },
            {
              question: 'What happens when two children want the same material?',
              answer: 'Whoever took it from the shelf keeps it until it’s put back. The other can watch, wait or choose something else.',
            },
            {
              question: 'May I observe a class while the children are working?',
              answer: 'Yes, that’s part of every tour. Once your child is here, you may [drop in at any time](/good-to-know#safe-and-well), and twice a year we invite you to observe a whole morning.',
            },
            {
              question: 'How will I hear what my child is doing, and what my child finds hard?',
              answer: 'In a note from the teacher every other Friday, and in conferences in November and April. Both say what’s hard, too. You also hear [every day at the door](/programs#every-day).',
            },
            {
              question: 'How much time do the children spend outdoors?',
              answer: 'Half an hour each morning, and another hour on full days, even in rain and snow. Only lightning and ice keep us in.',
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
      { label: 'Ask for a tour', href: '/contact' },
    ],
    photo: 'open-door',
  },
});
