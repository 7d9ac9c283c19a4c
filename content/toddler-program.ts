import facts from './facts';
import { define } from './schema/define';
import schema from './schema/page';

/** The Toddler Program: a long read about the room, the children and their day. */
export default define(schema, {
  title: 'Toddler Program',
  lead: 'For children from 18 months to 3 years. A child of this age has learned to walk and is about to learn nearly everything else. The Toddler classroom is made for that.',
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
        'The first thing you notice is the height of the room. Shelves end where a two-year-old’s shoulders do. The chairs are light enough to be carried by the person who will sit in them. Pictures hang low, coats hang lower, and there is a step at the sink.',
        'The second thing you notice is how little is in it. Each activity stands by itself on a tray or in a basket, complete, in a place that doesn’t change from day to day. A toddler has a strong sense of order and is upset when it is broken, as any parent knows who has served milk in the wrong cup. In a room where things stay put, a child finds the sponge without asking and puts it back without being told.',
        'There is one of each thing. If another child has the watering can, you may watch, or wait, or find something else to do.',
        {
          placeholder: 'The Toddler classroom, from a child’s eye level',
          crop: 'wide',
          sketch: 'shelf',
        },
        'The things themselves are real. Pitchers are ceramic and glasses are glass, small enough for small hands. A glass that is dropped breaks, so children soon carry it with two hands and full attention. When one does break, an adult calmly fetches the broom. Dr. Montessori called all this the prepared environment, and she counted the adults as part of it: their slow movements, their quiet voices, the way they close a door.',
      ],
    },
    {
      id: 'a-caring-and-respectful-community',
      title: 'A caring and respectful community',
      blocks: [
        `A class has ${facts.children} children with ${facts.adults}. That’s few enough for a teacher to know each child well, and enough for a child to find company. The youngest study the older children with great seriousness, and the older ones, who were the youngest not long ago, fetch them a cloth or show them where the tray belongs.`,
        { pullQuote: 'Respect at this age is a matter of small things.' },
        'Respect at this age is a matter of small things. An adult kneels down to speak, says what is about to happen and asks before lifting a child up or wiping a nose. Children are shown how to walk around somebody’s work, how to get attention with a hand on a shoulder and how to say “no, thank you.” We practice these the way we practice pouring.',
        'Toddlers also grab and push, and sometimes [they bite](/good-to-know#when-something-happens). They have strong feelings and not many words yet. An adult stays near, stops the hand and supplies the words: “I am using this.” “You may have it when I am finished.”',
        'Once a day everyone sits down together for the community meal. Children set out plates, glasses and a cloth, with flowers if there are any. They serve themselves, pass the bowl, pour their own water and wait until the others have some too. There is conversation, of a kind. Afterward each child scrapes a plate and carries it to be washed.',
      ],
    },
    {
      id: 'what-will-your-child-learn',
      title: 'What will your child learn?',
      blocks: [
        { pullQuote: 'The short answer is: to do things without us.' },
        `The short answer is: to do things without us. Each morning the Toddler class has a ${facts.workCycle} work cycle, and we protect it: no bells, and no calling a child away from a puzzle because it’s time for music. A child chooses something, carries it to a table or a rug and stays with it for as long as it’s interesting. Then comes a pause, and then another choice.`,
        'To an adult this looks simple. For a child of two it means having a plan, remembering it across a whole room, carrying it out and bringing it to an end.',
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
        'Children don’t come to these in the same order or at the same age, and we don’t rank them. The teacher observes, keeps notes and decides from them what to show to whom, and when.',
      ],
    },
    {
      id: 'practical-life-activities',
      title: 'Practical life activities',
      blocks: [
        'Practical life is the work that a toddler sees adults do at home and is usually told to leave alone. Here it is on the shelf. Children pour lentils, then water. They polish a mirror, wash a leaf, peel an egg, slice a banana, squeeze an orange, fold a cloth, water the plants and sweep up after themselves.',
        { pullQuote: 'A clean mirror is only part of the point.' },
        'A clean mirror is only part of the point. Each piece of work has a beginning, many steps in a fixed order and an end, and it asks the hand to do exactly what the mind intends. That is why children repeat it long after the mirror shines.',
        'Caring for oneself belongs here too, and so does the toilet. Toileting is a routine, kept calmly, at the same moments of each day: on arrival, before and after meals, before and after rest. Children are changed standing up, beside the toilet, so that they can take part. They pull down their own pants, fetch dry clothes from their own basket and wash their hands at the end. We don’t give prizes, and we don’t make a fuss. A wet pair of pants is a piece of information.',
        'Some children are ready early and others take their time. We talk with you about what your child does at home, so that both places go about it the same way.',
        {
          placeholder: 'A child carrying a tray across the room with both hands',
          crop: 'upright',
          sketch: 'tray',
        },
        {
          placeholder: 'A toddler polishing a low mirror with a cloth',
          crop: 'upright',
          sketch: 'mirror',
        },
      ],
    },
    {
      id: 'language-activities',
      title: 'Language activities',
      blocks: [
        'In these years children go from a few words to whole sentences. What they need for it is to be spoken to, and listened to until they have finished.',
        'Adults here use exact names. The bird at the window is a chickadee, the thing that whisks is a whisk, and the foot has a heel, an arch and toes. There are baskets of real objects to handle and name, then small models of them, then pictures to match, so that a word moves step by step from the thing itself to an image of it.',
        { pullQuote: 'Letters wait for Primary.' },
        'All day there are songs, finger plays and poems, and there are books about the world as it is: animals, weather, bakeries, grandmothers. A teacher reads to whoever comes. Children look at the pages alone, too, and learn to turn them by the corner.',
        'We don’t ask a toddler to recite the alphabet. Songs, rhymes and listening for the sounds in words come first. Letters wait for Primary.',
      ],
    },
    {
      id: 'sensory-motor-activities',
      title: 'Sensory-motor activities',
      blocks: [
        'A toddler thinks by moving. There are stairs to climb and a heavy basket to carry, a line to walk along and a cart to push. A child who is allowed to carry something heavy across the room will often settle afterward to work that needs only the fingertips.',
        'For the fingertips there is a whole family of materials. Rings go on a post, pegs go into holes, beads go on a string. A coin goes through a slot and is gone, until the child opens the little door. Each has one difficulty, and each shows the child whether it was done right. A peg that’s too wide doesn’t fit, and no adult needs to say so.',
        'The senses have work of their own: fabrics to feel and pair, bells, jars to smell, colors to match. Paint, clay and chalk are always within reach. What a child makes with them goes home as it is, without an adult’s improvements.',
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
          sketch: 'hook',
        },
        'A toddler can’t read a clock, and lives by what comes after what. So the order of our day hardly changes, and only the hours of arrival and departure are fixed.',
        'Arrival is a ritual. You say a brief goodbye at the classroom door, and when you will be back. Your child is greeted by name with a handshake or a wave, hangs up a coat, changes shoes and washes hands. Some children walk straight to a shelf. Others first stand at the window and wave, for as long as they need.',
        'Departure is a ritual, too: shoes are changed, there is a song, and the teacher says goodbye to each child and tells you [how the day went](/programs#every-day). It’s worth being on time: a child who knows that you come after the song can enjoy it.',
        {
          steps: [
            {
              time: '8:30am',
              title: 'Arrival',
              text: 'A greeting at the door, a coat on a hook, indoor shoes, clean hands.',
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
              text: 'Running, digging, carrying and looking at whatever the weather has brought.',
            },
            {
              title: 'The community meal',
              text: 'The table is set, the food is passed around, and everyone helps to clear away.',
            },
            {
              time: 'noon',
              title: 'Mornings end',
              text: 'Morning children put on their coats and are met at the door.',
            },
            {
              title: 'Rest',
              text: 'The lights are dimmed. Children sleep, or lie quietly with a book.',
            },
            {
              title: 'The afternoon',
              text: 'Children wake at their own pace, use the toilet, have fruit and bread, and return to work. Then everyone goes outdoors for an hour.',
            },
            {
              time: '4pm',
              title: 'Full days end',
              text: 'A song, a goodbye, and then there you are.',
            },
          ],
        },
      ],
    },
  ],
  nextStep: {
    heading: 'Would your child like it here?',
    text: 'Come and see. Tell us a little about your child, and which mornings you could visit.',
    links: [
      { label: 'Ask for a tour', href: '/contact' },
      { label: 'See toddler tuition', href: '/tuition#toddler-5-mornings' },
    ],
  },
});
