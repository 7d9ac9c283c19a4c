import facts from "./facts";
import { define } from "@/content/schema/define";
import schema from "@/content/schema/welcome-letter";

/** The welcome letter: the Head of School writes to parents who are looking for a school. */
export default define(schema, {
  title: "Welcome Letter",
  kicker: "From the Head of School",
  greeting: "Dear parents,",
  photo: { placeholder: "A corner of your school that you like, upright" },
  lead: "You’re about to leave someone you love with people you hardly know. You deserve a straight answer to every question and time to look around.",
  blocks: [
    "[[What brought you to this school, and when?]]",
    "Montessori can look like very little from the outside. There are no desks in rows, and for long stretches no adult seems to be in charge. Look again. One child matches bottle caps to bottles, another writes her first word with wooden letters, and a third is getting a drink of water for a friend. Each thing has its place, and the children know where it is.",
    "[[What did a child do here lately that you still think about?]]",
    "We ask children to do what they can for themselves, and we wait while they do it. It takes longer, and it shows them that they can do it.",
    "[[What do you promise to every family, and what do you ask of them?]]",
    `Please come and see ${facts.name} on an ordinary morning. Call [${facts.telephone}](${facts.telephoneLink}) or [write to us](/contact), and we’ll find a time.`,
  ],
  closing: "Warmly,",
  learnMore: {
    heading: "Learn More",
    items: [
      {
        title: "One thing to try at home",
        text: "Put a child’s cup, a small pitcher of water and a cloth where your child can reach them. Show your child once, slowly. Then sit on your hands.",
      },
      {
        title: "A book to borrow",
        text: "Maria Montessori’s “The Secret of Childhood” is short, warm and in most public libraries.",
      },
    ],
  },
  nextStep: {
    heading: "Next, see the programs",
    text: "Read what children do at each age and where yours would start.",
    links: [{ label: "See the programs", href: "/programs" }],
  },
});
