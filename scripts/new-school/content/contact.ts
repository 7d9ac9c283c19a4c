import facts from "./facts";
import { define } from "@/content/schema/define";
import { mailService } from "@/content/shared/mail-service";
import schema from "@/content/schema/contact";

/** The contact page and its form. */
export default define(schema, {
  title: "Contact",
  lead: "Ask us anything. To visit, tell us your child’s age and a few times that work for you.",
  otherWays: "Other ways to reach us",
  labels: {
    telephone: "Phone",
    email: "Email",
    officeHours: "Office hours",
    address: "Address",
    directions: "How to find us",
    parking: "Drop-off and parking",
  },
  directions: "[[How does a visitor find your door, and where can a car stop?]]",
  privacy: `Your message reaches us by email, through ${mailService.name}. This website keeps no copy.`,
  formHeading: "Write to us",
  form: {
    labels: { name: "Name", email: "Email", phone: "Cell Phone", message: "Message" },
    required: "required",
    errors: {
      nameRequired: "Name is required",
      emailRequired: "Email is required",
      emailInvalid: "Email is invalid",
      phoneRequired: "Phone is required",
      phoneInvalid: "Phone is invalid",
      messageRequired: "Message is required",
    },
    emailCharacters: "Email addresses here can’t have:",
    phoneCharacters:
      "Use digits, spaces, hyphens, plus signs and parentheses. Phone numbers here can’t have:",
    send: "Send Message",
    sending: "Please wait...",
    sent: "Contact form sent successfully!",
    failed: {
      notConnected:
        "This form isn’t connected yet, so your message wasn’t sent. Your text is still here. Please email or call us.",
      notLoaded:
        "Part of this form didn’t load, so your message wasn’t sent. Your text is still here. Try again, or email or call us.",
      unreachable:
        "Your message probably wasn’t sent. Your text is still here. Check your connection and try again.",
      unanswered:
        "We can’t tell if your message was sent. Your text is still here. Please send it again. We don’t mind getting it twice.",
      mail: "Send it from your own email app",
      call: "Or call us:",
      subject: `A message to ${facts.name}`,
    },
    notConnected: "This form isn’t connected yet. Please email or call us:",
    withoutScript:
      "JavaScript is off, so the button opens your email app. If nothing opens, email or call us:",
  },
  nextStep: "For ages and hours, see [Programs](/programs).",
});
