import { define } from './define';
import { weeksInWords } from './in-words';
import { admissionsSchema } from './schema';
import { school } from './school';
import { tuition } from './tuition';

const { application, deposit, decisionWeeks, paymentWeeks } = tuition.fees;
const decision = weeksInWords(decisionWeeks);
const payment = weeksInWords(paymentWeeks);
const socialMedia = school.socialMedia.map(({ name, url }) => `[${name}](${url})`).join(', ');

/** The admissions process: six steps, each with who acts, what it costs and when. */
export const admissions = define('admissions', admissionsSchema, {
  title: 'Admissions Process',
  lead: `There are six steps between a first question and the day your child belongs here. They give you time to look closely at us, and us time to get to know your family. We are now enrolling for the ${school.schoolYear} school year.`,
  photo: 'community-meal',
  steps: [
    {
      id: 'inquire',
      title: 'Inquire',
      paragraphs: [
        'Tell us about your child and what you are looking for. An inquiry commits you to nothing. It is how we learn that you would like to meet.',
      ],
      who: 'Parents or guardians',
      cost: 'Free',
      time: 'Whenever you are ready',
      link: { label: 'Enrollment Inquiry', href: '/enrollment-inquiry' },
    },
    {
      id: 'admissions-meeting',
      title: 'Parent/Guardian Admissions Meeting',
      paragraphs: [
        'Come to the school for a tour and a conversation. The tour is mandatory, because nobody should choose a school from its website, and it is private, so that you can ask whatever you like.',
        `To find a time, write to the ${school.headOfSchool} or call.`,
      ],
      who: `Parents or guardians, and the ${school.headOfSchool}`,
      cost: 'Free',
      time: 'At a time that suits your family',
      offersContact: true,
    },
    {
      id: 'enrollment-application',
      title: 'Enrollment Application',
      paragraphs: [
        'If you like what you have seen, we give you the application. It is provided only after the meeting and the tour. Please return it with the application fee, which is charged for each child and is non-refundable.',
      ],
      who: 'Parents or guardians',
      cost: `$${application?.amount} per child, non-refundable`,
      time: 'After the meeting and the tour',
    },
    {
      id: 'prospective-student-visit',
      title: 'Prospective Student Visit',
      paragraphs: [
        'Now it is your child’s turn. The visit is in the afternoon, after current students leave, when the room is calm and every shelf is free to explore.',
        'There is no screening and no academic testing. Your child has nothing to prepare, and neither do you.',
      ],
      who: 'Your child',
      cost: 'Free',
      time: 'An afternoon, after current students leave',
    },
    {
      id: 'secure-enrollment',
      title: 'Secure enrollment',
      paragraphs: [
        `You hear our decision within ${decision} of the visit. If enrollment is offered, there are a few things to return, to confirm and to pay. Once they are done, a place is held for your child.`,
      ],
      tasks: [
        'Return the signed Enrollment Contract.',
        'Return the state-required forms.',
        'Confirm the tuition invoice.',
        `Pay the security deposit and the first month’s [tuition](/tuition) within ${payment} of receiving the acceptance letter.`,
      ],
      who: 'The school decides, then parents or guardians act',
      cost: `$${deposit?.amount} security deposit and the first month’s tuition`,
      time: `Decision within ${decision} of the visit; payment within ${payment} of the letter`,
    },
    {
      id: 'join-the-community',
      title: 'Join the Community',
      paragraphs: [
        'Put your name on the volunteer list. Working side by side is a good way for families to get to know each other.',
        `Follow the school on social media${socialMedia && ` (${socialMedia})`}, for news and for a look into the classrooms.`,
      ],
      who: 'The whole family',
      cost: 'Free',
      time: 'As much or as little as you can give',
    },
  ],
  labels: {
    who: 'Who acts',
    cost: 'What it costs',
    time: 'When',
    write: `Write to the ${school.headOfSchool}`,
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
    text: 'Send us an inquiry, and we will arrange your private tour. If you would rather talk first, write or call.',
    links: [
      { label: 'Begin with an inquiry', href: '/enrollment-inquiry' },
      { label: 'Contact us', href: '/contact' },
    ],
  },
});
