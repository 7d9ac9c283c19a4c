import { define } from './define';
import { founderSchema } from './schema';
import { school } from './school';

/** Meet the Founder: the Head of School tells how the school came to be. */
export const founder = define('founder', founderSchema, {
  sample: true,
  title: 'Meet the Founder',
  kicker: `${school.headOfSchool} since ${school.founded}`,
  greeting: 'Dear families,',
  lead: `I opened this school in ${school.founded} because of something I once saw a child do. It was a small thing, and I have been thinking about it ever since.`,
  blocks: [
    'I was a visitor in a Montessori classroom, sitting where I had been told to sit, and a girl of about three was washing a table. She had an apron, a pail, a sponge and a brush. She soaped the table from left to right, scrubbed it in circles, rinsed it, dried it, and bent down to look along the top against the light. It was clean. It had been clean before she started. She looked at it with great satisfaction, fetched fresh water, and began again.',
    'I counted four tables’ worth of washing on that one table. Nobody praised her and nobody hurried her. When she was done she hung up the apron, folded the cloth, and walked off looking like someone who has slept well. I had been around young children for years, and I had never seen one concentrate like that. I wanted to know where it came from.',
    'So I trained as a Montessori teacher. I had expected to be taught how to teach. I was taught, first of all, to watch: to sit with a notebook and write down what a child did and leave out what I thought about it. It is surprisingly difficult. Then I was taught to move slowly, to use few words, and to put a tray on a shelf in such a way that a child would understand it without me. I practiced pouring rice from one pitcher to another until a two-year-old could have followed every movement.',
    'Then came the classroom, and the children went on with my education. One boy did nothing at all for three weeks except walk from shelf to shelf with his hands behind his back. I worried, and I was tempted to give him something to do. In the fourth week he sat down and did, quite calmly, an exercise that he had only ever watched. I have tried to be slower to worry since.',
    'When I decided to open a school, I knew what I wanted it to feel like long before I knew how to read a lease. I wanted a room that a child could run without us. That meant low shelves, and coat hooks lower than any carpenter believes you can mean. It meant glasses made of glass. It meant an unbroken morning, because concentration cannot be scheduled in half-hour pieces. And it meant adults who liked children as they are, rather than as they will be once they have been improved.',
    `In ${school.founded} the doors opened. I had spent weeks on the shelves and most of the night before on a speech. The first child walked in, looked around for a while, took off her coat and hung it on the hook. Then she went to the sink and washed her hands, because there was a sink and she could reach it. I put the speech away. There has never been a better opening ceremony.`,
    {
      photo: 'practical-life',
      caption: 'Two pitchers and some lentils: the first lesson in doing a thing slowly.',
    },
    'Much has been added to the school since then, and I have tried to see that nothing important was lost in the adding. The mornings are still unbroken. The hooks are still low. I am often at the door when the children arrive, and I still take a small chair now and then, sit down in a corner with a notebook, and watch. It is the part of my work that I would give up last.',
    'Parents sometimes ask me what their children will have learned by the time they leave us. They will read, write and calculate, some of them early, though I would not choose a school for that reason. What I hope for is harder to put in a report. I hope they will have started something difficult, many times, and stayed with it until it was theirs. And I hope they will know how to ask for help, and how to offer it without taking over.',
    'I have learned as much from parents as from children. You have taught me to say plainly what I see, to admit it when I do not know, and never to underestimate how hard it is to leave a small child at a door. If you are about to do it for the first time, I will be glad to stand there with you.',
    'We are now preparing for the age that comes after Primary, and a Lower Elementary class is coming soon. Those children will ask larger questions than the ones I am used to, and I am looking forward to not knowing the answers.',
    'Come and visit us. Take the chair in the corner and choose one child to watch. You may see a table being washed that is already clean, and then you will know why I am here.',
  ],
  closing: 'With warm regards,',
  portrait: { placeholder: 'A portrait of the Head of School, at a child’s table' },
  nextStep: {
    heading: 'Sit in the corner for a while',
    text: 'Tours are given by appointment. Write to the Head of School and say when you could come.',
    links: [
      { label: 'Write to the Head of School', href: '/contact' },
      { label: 'See all programs', href: '/programs' },
    ],
  },
});
