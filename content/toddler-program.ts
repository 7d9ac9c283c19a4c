import facts from './facts';
import { define } from './schema/define';
import schema from './schema/page';

/** The Toddler Program: a long read about the room, the children and their day. */
export default define(schema, {
  title: 'Toddler Program',
  lead: `For children from 18 months to 3 years, who have learned to walk and are about to learn nearly everything else. A class has ${facts.children} children with ${facts.adults}, ${facts.hours}, [from ${facts.lowestPrice}](/tuition#toddler). [One spot is open](/admissions-process#openings), on Thursdays and Fridays.`,
  photo: 'community-meal',
  contents: 'On this page',
  quote: {
    text: '“To stimulate life,—leaving it then free to develop, to unfold,—herein lies the first task of the educator.”',
    author: 'Maria Montessori',
    source:
      'The Montessori Method (1912), translated by Anne E. George, chapter VI, “How Lessons Should Be Given”',
  },
  sections: [
    {
      id: 'the-prepared-environment',
      title: 'The prepared environment',
      blocks: [
        'The first thing you notice is the height of the room. Shelves end where a two-year-old’s shoulders do, and the chairs are light enough for a two-year-old to carry. Pictures hang low, coats hang lower, and there’s a step at the sink.',
        'The second thing you notice is how little is in it. Each activity stands by itself on a tray or in a basket, complete, in a place that doesn’t change. A toddler has a strong sense of order, as any parent knows who has served milk in the wrong cup. In a room where things stay put, a child finds the sponge without asking and puts it back without being told.',
        'There’s one of each thing. If another child has the watering can, you may watch, or wait, or find something else to do.',
        {
          placeholder: 'The Toddler classroom, from a child’s eye level',
          crop: 'wide',
        },
        'The things themselves are real. Pitchers are ceramic and glasses are glass, small enough for small hands. A glass that is dropped breaks, so children soon carry it with two hands and full attention. When one does break, an adult calmly fetches the broom. Dr. Montessori called all this the prepared environment, and she counted the adults as part of it: their slow movements, their quiet voices, the way they close a door.',
      ],
    },
    {
      id: 'a-caring-and-respectful-community',
      title: 'A caring and respectful community',
      blocks: [
        `With ${facts.children} children and ${facts.adults}, a class is small enough for a teacher to know each child well, and big enough for a child to find company. The youngest study the older children with great seriousness. The older ones fetch them a cloth or show them where the tray belongs.`,
        'Respect at this age is a matter of small things. An adult kneels down to speak, says what is about to happen and asks before lifting a child up or wiping a nose. We show children how to walk around somebody’s work and how to say “no, thank you,” and we practice both the way we practice pouring.',
        'Toddlers also grab and push, and sometimes [they bite](/good-to-know#discipline). They have strong feelings and not many words yet. An adult stays near, stops the hand and supplies the words: “I am using this.” “You may have it when I am finished.”',
        { pullQuote: 'Respect at this age is a matter of small things.' },
        'Once a day, everyone sits down together for the community meal. Children set out plates, glasses and a cloth. They serve themselves, pour their own water and wait until the others have some too. There is conversation, of a kind. Afterward, each child scrapes a plate and carries it to be washed.',
      ],
    },
    {
      id: 'what-will-your-child-learn',
      title: 'What will your child learn?',
      blocks: [
        `The short answer is: to do things without us. Each morning the Toddler class has a ${facts.workCycle} work cycle, and we protect it: no bells, and no calling a child away from a puzzle because it’s time for music. A child chooses something, carries it to a table or a rug and stays with it for as long as it’s interesting. For a child of two, that means having a plan, remembering it across a whole room and bringing it to an end.`,
        { pullQuote: 'The short answer is: to do things without us.' },
        'What we work on together:',
        {
          list: [
            'choosing an activity and finishing it',
            'taking off and putting on shoes, a coat and most other things',
            'washing hands, wiping a nose and using the toilet',
            'pouring, carrying, spreading, slicing and sweeping with growing care',
            'naming what they see, feel and want',
            'waiting for a turn and helping a friend',
          ],
        },
        'Children come to these in their own order and at their own age. The teacher watches, takes notes and decides what to show each child next.',
      ],
    },
    {
      id: 'practical-life-activities',
      title: 'Practical life activities',
      blocks: [
        'Practical life is the work that toddlers see adults do at home and are usually told to leave alone. Here it’s on the shelf. Children pour lentils, then water. They polish a mirror, peel an egg, slice a banana, fold a cloth, water the plants and sweep up after themselves.',
        'A clean mirror is only part of the point. Each piece of work has a beginning, many steps in a fixed order and an end, and it asks the hand to do exactly what the mind intends. That’s why children go on long after the mirror shines.',
        { pullQuote: 'A clean mirror is only part of the point.' },
        'Toileting is part of practical life: a calm routine at the same moments of each day, on arrival, around meals and around rest. We change children standing up, beside the toilet, so they can take part. They pull down their own pants, fetch dry clothes from their own basket and wash their hands at the end. We don’t give prizes, and we don’t make a fuss. Wet pants just tell us something.',
        'Some children are ready early and others take their time. We ask what your child does at home, so both places do the same.',
        {
          placeholder: 'A child carrying a tray across the room with both hands',
          crop: 'upright',
        },
        {
          placeholder: 'A toddler polishing a low mirror with a cloth',
          crop: 'upright',
        },
      ],
    },
    {
      id: 'language-activities',
      title: 'Language activities',
      blocks: [
        'To go from a few words to whole sentences, children need people who talk to them, and who listen until they’ve finished.',
        'Adults here use exact names. The bird at the window is a chickadee, and the foot has a heel, an arch and toes. Children handle and name real objects, then small models of them, then pictures: a word moves step by step from the thing itself to an image of it.',
        { pullQuote: 'Letters wait for Primary.' },
        'All day there are songs, finger plays and poems, and books about the world as it is: animals, weather, bakeries, grandmothers. A teacher reads to whoever comes.',
        'We don’t ask a toddler to recite the alphabet. Songs, rhymes and listening for the sounds in words come first. Letters wait for Primary.',
      ],
    },
    {
      id: 'sensory-motor-activities',
      title: 'Sensory-motor activities',
      blocks: [
        'A toddler thinks by moving. There are stairs to climb and a cart to push. A child who may carry something heavy across the room will often settle afterward to work that needs only the fingertips.',
        'That work comes in a whole family of materials. Rings go on a post, pegs go into holes, beads go on a string. Each shows the child whether it was done right: a peg that’s too wide doesn’t fit, and no adult needs to say so.',
        'The senses have work of their own: fabrics to feel and pair, bells, jars to smell, colors to match. What a child makes with them goes home as it is, without an adult’s improvements.',
        { photo: 'sensorial', crop: 'wide' },
      ],
    },
    {
      id: 'the-flow-of-the-day',
      title: 'The flow of the day',
      blocks: [
        {
          placeholder: 'A coat going up on a low hook, first thing in the morning',
          crop: 'arch',
        },
        'A toddler can’t read a clock, and lives by what comes after what. So the order of our day hardly changes, and arrival and departure are rituals.',
        {
          steps: [
            {
              time: '8:30am',
              title: 'Arrival',
              text: 'You say a brief goodbye at the classroom door and tell your child when you’ll be back. Your child gets a handshake or a wave, hangs up a coat, changes shoes and washes hands. [What if my child cries?](/programs#every-day)',
            },
            {
              title: 'The work cycle',
              text: `A ${facts.workCycle} stretch for choosing work and staying with it. Lessons go to one child at a time.`,
            },
            {
              title: 'Gathering',
              text: 'Songs, a story and a few words about the day, for those who want to join.',
            },
            {
              title: 'Outdoors',
              text: 'Running, digging and looking at whatever the weather has brought.',
            },
            {
              title: 'The community meal',
              text: 'The children set the table, pass the food around and clear away.',
            },
            {
              time: 'noon',
              title: 'Mornings end',
              text: 'Morning children put on their coats and meet you at the door.',
            },
            {
              title: 'Rest',
              text: 'Children sleep, or lie quietly with a book.',
            },
            {
              title: 'The afternoon',
              text: 'Children wake at their own pace, use the toilet, eat and go back to work. Then everyone goes outdoors for an hour.',
            },
            {
              time: '4pm',
              title: 'Full days end',
              text: 'Shoes, a song, a goodbye to each child, and then there you are. The teacher tells you [how the day went](/programs#every-day). Be on time: a child who knows that you come after the song can enjoy it.',
            },
          ],
        },
      ],
    },
  ],
  nextStep: {
    heading: 'Would your child like it here?',
    text: 'Come and see. Tell us how old your child is and which mornings you could visit.',
    links: [
      { label: 'Request a tour', href: '/contact' },
    ],
    photo: 'arrival',
  },
});
