import facts from "./facts";
import { define } from "./schema/define";
import { mailService } from "./shared/mail-service";
import schema from "./schema/contact";

/** The contact page and its form. */
export default define(schema, {
  title: "Contact",
  lead: "Ask us anything. For a tour, tell us your child’s age and a morning or two that would work.",
  labels: {
    parking: "Drop-off, parking and the ramp",
  },
  directions:
    "From the town green, take River Road south for half a mile. Alder Lane is the second street on the left, after the library; we’re the gray house with the red door. Bus 7 stops at the library.",
  drawing: {
    file: "the-way.svg",
    alt: "A drawn map: River Road leads south from the town green past the library, and Alder Lane turns left to the gray house with the red door",
  },
  parking:
    "We have six spaces in front of the house. If they’re taken, park along the fence on the lane. There’s no car line: you walk your child to the classroom door, [between 8:20am and 8:45am](/good-to-know#safe-and-well). With a wheelchair or a stroller, take the ramp to the side door and ring. All the rooms are on that floor.",
  privacy: `We use your message only to answer you. It reaches our office by email, through ${mailService.name}, and this website keeps no copy.`,
  formHeading: "Write to us or request a tour",
  form: {
    emailCharacters: "Email addresses here can’t use:",
    phoneCharacters:
      "Use digits, spaces, hyphens (-), plus signs and parentheses. If you have an extension, put it in your message. Phone numbers here can’t use:",
    noAnswer: `If you don’t hear from us within one business day, please call [${facts.telephone}](${facts.telephoneLink}).`,
    failed: {
      notConnected:
        "We couldn’t send your message, because this form isn’t connected yet. Everything you typed is still here. Please email it or call us.",
      notLoaded:
        "We couldn’t send your message, because part of this form didn’t load. Everything you typed is still here. Try again, or reach us another way.",
      unreachable:
        "Your message probably didn’t go through. Everything you typed is still here. Check your connection and try again, or reach us another way.",
      unanswered:
        "We can’t tell if your message went through. Everything you typed is still here. Go ahead and send it again; we don’t mind getting it twice.",
      subject: `A message to ${facts.name}`,
    },
    notConnected:
      "This form isn’t connected yet, so it can’t send your message. Please email or call us instead:",
    withoutScript:
      "JavaScript is off, so this button opens your email app with your message filled in. If nothing opens:",
  },
  nextStep:
    "Thinking of our school for your child? [Send an inquiry](/enrollment-inquiry) instead: it asks about your child and the days you have in mind, and it gets you a tour as well.",
});
