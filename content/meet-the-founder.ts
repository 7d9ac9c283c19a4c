import facts from "./facts";
import { define } from "./schema/define";
import schema from "./schema/meet-the-founder";

/** Meet the Founder: how the school began, told by the Head of School. */
export default define(schema, {
  title: "Meet the Founder",
  kicker: `Head of School since ${facts.founded}`,
  greeting: "Dear families,",
  lead: `I opened this school in ${facts.founded} because of something I once saw a child do. It was a small thing, and I’ve been thinking about it ever since.`,
  blocks: [
    "I was a visitor in a Montessori classroom, sitting where I had been told to sit, and a girl of about three was washing a table. She had an apron, a pail, a sponge and a brush. She soaped the table from left to right, scrubbed it in circles, rinsed it, dried it and bent down to look along the top against the light. It was clean. It had been clean before she started. She looked it over with great satisfaction, fetched fresh water, and began again.",
    "I counted four tables’ worth of washing on that one table. Nobody praised her and nobody hurried her. When she was done she hung up the apron, folded the cloth and walked off looking like someone who has slept well. I’d been around young children for years, and I had never seen one concentrate like that. I wanted to know where it came from.",
    "So I trained as a Montessori teacher. I had expected to be taught how to teach. I was taught, first of all, to watch: to sit with a notebook and write down what a child did and leave out what I thought about it. It’s surprisingly hard. Then I was taught to move slowly, to use few words and to set out a tray so that a child could make sense of it without me. I practiced pouring rice from one pitcher to another until a two-year-old could have followed every movement.",
    "Then came a classroom, and the children took over my education. One boy did nothing at all for three weeks except walk from shelf to shelf with his hands behind his back. I worried, and I was tempted to give him something to do. In the fourth week he sat down and calmly did an exercise he had only ever watched. I’ve tried to be slower to worry ever since.",
    "When I decided to open a school, I knew what I wanted it to feel like long before I knew how to read a lease. I wanted a room that a child could run without us. That meant low shelves, and coat hooks so low that the carpenter called to ask if the plan was upside down. It meant glasses made of glass. It meant long stretches of time, because you can’t schedule concentration in half-hour pieces. And it meant adults who like children as they are, not as they’ll be once they’ve been improved.",
    `In ${facts.founded} the doors opened. I had spent weeks on the shelves and most of the night before on a speech. The first child walked in, looked around for a while, took off her coat and hung it on the hook. Then she went to the sink and washed her hands, because there was a sink and she could reach it. I put the speech away. There has never been a better opening ceremony.`,
    "We’ve added a good deal to the school since then, and I’ve tried to see that nothing important got lost along the way. The hooks are still low. The glasses are still glass. I’m often at the door when the children arrive, and now and then I still take out the notebook and watch. It’s the part of my work I’d give up last.",
    "Parents sometimes ask me what their children will have learned by the time they leave us. They’re usually thinking of reading and arithmetic, and we take great care with both. But what I hope for most is harder to put in a report. I hope they’ll have started something difficult, many times, and stayed with it until it was theirs. And I hope they’ll know how to ask for help, and how to offer it without taking over.",
    "I’ve learned as much from parents as from children. You’ve taught me to say plainly what I see, to admit when I don’t know and never to underestimate how hard it is to leave a small child at a door. If you’re about to do it for the first time, I’d be glad to stand there with you.",
    "The age after Primary comes next: once ten children have signed up, we’ll open a Lower Elementary class. Those children will ask bigger questions than the ones I’m used to, and I look forward to not knowing the answers.",
    "[Come visit us.](/contact) You may see someone scrubbing a table that’s already clean, and then you’ll know why I’m here.",
  ],
  closing: "With warm regards,",
  photo: "founder",
  sections: [
    {
      id: "teachers",
      title: "Our teachers",
      blocks: [
        "We have one Toddler class and two Primary classes, each with a trained Montessori teacher and an assistant. Four of the six came in 2016 or earlier, and the newest in 2020. The state has certified the three teachers as lead teachers and their assistants as teachers. The Head of School holds the AMI Primary diploma and has worked with young children since 1994.",
        {
          people: [
            {
              name: "Marisol Vega",
              role: "Toddler teacher",
              credentials: "AMI Assistants to Infancy (birth to 3), 2012",
              text: "At the school since 2013. She bakes the bread that the toddlers slice, and she can sit still longer than any of them.",
            },
            {
              name: "Ben Okafor",
              role: "Toddler assistant",
              credentials: "B.A. in child development",
              text: "At the school since 2020. He built the climbing stairs, and he fixes whatever the children break.",
            },
            {
              name: "Hannah Lindqvist",
              role: "Primary teacher, River Room",
              credentials: "AMI Primary (3 to 6), 2008; M.Ed.",
              text: "At the school since 2009, when she came as an assistant. Her first Kindergartners have finished high school.",
            },
            {
              name: "Rosa Delgado",
              role: "Primary assistant, River Room",
              credentials: "AMI assistant’s certificate (3 to 6), 2017",
              text: "At the school since 2016. She speaks Spanish with the children.",
            },
            {
              name: "Daniel Park",
              role: "Primary teacher, Garden Room",
              credentials: "AMS Early Childhood credential, 2015",
              text: "At the school since 2018. He was a carpenter, and he sands every tray himself.",
            },
            {
              name: "June Whitaker",
              role: "Primary assistant, Garden Room",
              credentials: "B.F.A. in theater",
              text: "At the school since 2011. The puppets in our Theater are hers.",
            },
          ],
        },
        {
          questions: [
            {
              question: "Who covers when a teacher is out, or leaves?",
              answer: "Our substitutes are Nora Quinn, who trained with AMI for birth to 3 and leads our playgroup, and Peter Alvarez, who taught a Primary class for twelve years. Both spend a morning in each room every month, so the children know them. If a teacher leaves, one of them stays with the class until we’ve hired a trained teacher, and we write to you the same day.",
            },
          ],
        },
      ],
    },
  ],
  nextStep: {
    heading: "Come and meet us",
    text: "Take the small chair, pick a child to watch, and forget the time.",
    links: [
      { label: "Request a tour", href: "/contact" },
    ],
  },
});
