import { define } from './define';
import { agesInWords } from './in-words';
import { mailingListLink, telephoneLink } from './links';
import { welcomeLetterSchema } from './schema';
import { school } from './school';

/** The welcome letter: the Head of School writes to parents who are looking for a school. */
export const welcomeLetter = define('welcome-letter', welcomeLetterSchema, {
  sample: true,
  title: 'Welcome Letter',
  kicker: `From the ${school.headOfSchool}`,
  greeting: 'Dear parents and guardians,',
  lead: 'When you look for a school for a small child, you carry one question into every classroom: will somebody here know my child? I would like to answer it by telling you how we work, and then by asking you to come and see for yourself.',
  blocks: [
    `I opened ${school.name} in ${school.founded}. We serve children from ${agesInWords(school.ages)}. The youngest come with a parent to our playgroup; toddlers and Primary children come for part of the week or all of it; and a Lower Elementary class is on its way. Our [programs page](/programs) shows where your child would begin.`,
    'A Montessori classroom is quieter than most visitors expect, and busier. On an ordinary morning you might see one child scrubbing a table, another tracing a letter cut from sandpaper, and two more unrolling a rug for something that needs a lot of floor. Nobody has told them to. They chose the work from a shelf they can reach, and they know what to do because someone once showed them, slowly. When they have finished, they will put it back as they found it, because another child may be waiting.',
    'Dr. Maria Montessori was a physician, and she watched children closely before she tried to teach them. She saw that they learn with their hands, that they need long stretches of time, and that they concentrate deeply when the work deserves it. More than a century later this is still what our days are built on. A teacher gives a lesson to one child or a few and then steps back, which sounds easy and takes years to learn.',
    'The freedom in these rooms has edges. Children may choose any work they have been shown and keep it for as long as they need it. They may not disturb a neighbor or leave the work on the floor for somebody else. Children find this fair, and they explain it to newcomers better than we do.',
    'You are part of it too. We will ask you to let your child carry the coat and open the door, even on a morning when you are late. We will tell you what we see, including the things that are hard, and we hope that you will do the same. You know this child in a way that we never will.',
    `You should also know who vouches for us. The school is ${school.association?.membership} and is ${school.licence}.`,
    `No letter can do what a small chair in the corner of a classroom can. So I invite you to an observation tour: sit down, watch the children for a while, and ask me everything afterward. To arrange one, [write to us](/contact) or call [${school.telephone}](${telephoneLink}).`,
    `If it is too early for that, please join our mailing list. Write to [${school.email}](${mailingListLink}) with the words “Mailing list” as the subject, and you will hear from us when there is news.`,
    'Whichever you choose, you are welcome here.',
  ],
  closing: 'Warmly,',
  photo: 'garden',
  learnMore: {
    heading: 'Learn More',
    items: [
      {
        title: 'What to look for in a classroom',
        text: 'Before you tour a Montessori school, ours or another, read the [questions worth asking](/admissions-process#questions).',
      },
      {
        title: 'The steps to enrollment',
        text: 'The [admissions process](/admissions-process) from the first inquiry to the first day, with what each step costs.',
      },
      {
        title: `Tuition for ${school.schoolYear}`,
        text: 'Every program, schedule and monthly price in [one table](/tuition).',
      },
      {
        title: 'Two books by Maria Montessori',
        text: '“The Secret of Childhood” is the one to begin with. “The Absorbent Mind” follows the child through the first six years. Most public libraries can find you both.',
      },
      {
        title: `The ${school.association?.name}`,
        text: 'Any school may call itself Montessori, so it is worth asking what a school belongs to. Ask us on your tour what our membership means.',
      },
    ],
  },
  nextStep: {
    heading: 'Meet the person who wrote this',
    text: 'The Head of School opened the school and leads it still. A second letter tells how that came about.',
    links: [
      { label: 'Meet the Founder', href: '/meet-the-founder' },
      { label: 'Arrange a tour', href: '/contact' },
    ],
  },
});
