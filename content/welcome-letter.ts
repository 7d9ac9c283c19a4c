import facts from "./facts";
import { define } from "./schema/define";
import schema from "./schema/welcome-letter";

/** The welcome letter: the Head of School writes to parents who are looking for a school. */
export default define(schema, {
  title: "Welcome Letter",
  kicker: "From the Head of School",
  greeting: "Dear parents and guardians,",
  lead: "When you’re choosing a school for a small child, one question follows you into every classroom: will someone here really know my child? I can’t answer that in a letter. I can tell you how we work, and then ask you to come and see.",
  blocks: [
    `I opened ${facts.name} in ${facts.founded}. We’re a school for ages ${facts.ages}. From 15 months, children come with a parent to our playgroup; Toddler and Primary children come for all of the week or part of it; and Lower Elementary is coming soon, once ten children have signed up. Our [programs page](/programs) shows where your child would start.`,
    "Walk into Primary in the middle of a morning and the first thing you’ll notice is the sound: a hum, like a busy library. A girl is arranging flowers, one stem to a bottle, and setting a bottle on each table. A boy traces a sandpaper letter with two fingers, says its sound and traces it again. Two friends kneel over a map of Africa, fitting in one country at a time. A child who started last week is just watching them, and that’s fine.",
    "None of this was assigned. The children picked it off a shelf [they can reach](/within-reach), because a teacher once showed them how. That’s most of what a teacher does here: she gives a lesson to one child or a few, and notes who is ready for the next. It sounds easy. It takes years to learn.",
    "Dr. Maria Montessori was a physician, and she watched children closely before she tried to teach them. She saw that they learn with their hands, that they need long stretches of time and that they’ll concentrate deeply when the work deserves it. More than a century later, our days are still built on what she saw.",
    "Parents ask me whether the children may do whatever they like. They may choose any work they’ve been shown and keep it for as long as they need it. They may not take it out of a friend’s hands. The children find this fair, and they explain it to newcomers better than we do.",
    "You’re part of it. We’ll ask you to let your child carry the coat and open the door, even on a morning when you’re late. We’ll tell you what we see, the hard things included, and we hope you’ll do the same. You know this child in a way we never will.",
    `For the record, the school is ${facts.memberships} and is ${facts.license}. Good to Know says [what that means](/good-to-know#license).`,
    `The answer to your question is in the classroom, so please come on an observation tour, and ask me anything. [Contact us](/contact) or call [${facts.telephone}](${facts.telephoneLink}) to choose a morning.`,
    `If it’s too early for that, join our mailing list. Email [${facts.email}](mailto:${facts.email}?subject=Mailing%20list) with “Mailing list” as the subject, and you’ll hear from us when there’s news. And if you’d like to read first, I’ve put my favorite resources for parents under [Learn More](#learn-more).`,
    "Whichever you choose, you’re welcome here.",
  ],
  closing: "Warmly,",
  photo: "garden-tall",
  learnMore: {
    heading: "Learn More",
    items: [
      {
        title: "How to observe a class",
        text: "Pick one child and watch for ten full minutes. What does the child choose, and for how long? What does the teacher do, and not do? Then ask us about it.",
      },
      {
        title: "Books by Maria Montessori",
        text: "“The Secret of Childhood” is the one to begin with. “The Absorbent Mind” follows the child through the first six years. Her first, “The Montessori Method,” is free from [Project Gutenberg](https://www.gutenberg.org/ebooks/39863).",
      },
      {
        title: "A reading list, by age",
        text: "Up to 3: “The Montessori Toddler” by Simone Davies. From 3 to 6: “How to Raise an Amazing Child the Montessori Way” by Tim Seldin. From 6 to 9: “Montessori Today” by Paula Polk Lillard. Most public libraries can find you all three.",
      },
      {
        title: "From the American Montessori Society",
        text: "What to expect in a classroom for [infants and toddlers](https://amshq.org/about-us/inside-the-montessori-classroom/infant-and-toddler/), and in one for [ages 3 to 6](https://amshq.org/about-us/inside-the-montessori-classroom/early-childhood/). Compare what you read with what you see here.",
      },
    ],
  },
  sections: [
    {
      id: "families",
      title: "What families say",
      blocks: [
        {
          voices: [
            {
              text: "“He sets his shoes by our door now, heels together. We never taught him that. I wasn’t even sure he could take them off.”",
              who: "Priya, mother of a two-year-old",
              since: "at the school since 2023",
            },
            {
              text: "“I asked what my daughter finds hard, and they told me: waiting. By spring she was teaching her brother to wait. I hadn’t expected a straight answer.”",
              who: "Marcus, father of two",
              since: "at the school since 2019",
            },
            {
              text: "“She left Kindergarten reading. What her first-grade teacher mentioned was that she cleans up without being asked.”",
              who: "Elena and Tom, parents of a former student",
              since: "at the school from 2017 to 2021",
            },
          ],
        },
        "There’s a story behind this school. It begins with a girl and a table, and [the Head of School tells it](/meet-the-founder) in a second letter.",
      ],
    },
  ],
});
