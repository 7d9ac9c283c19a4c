import { define } from "@/content/schema/define";
import { mailService } from "@/content/shared/mail-service";
import schema from "@/content/schema/contact";

/** The contact page and its form. */
export default define(schema, {
  title: "Contact",
  lead: "Ask us anything. To visit, tell us your child’s age and a few times that work for you.",
  directions: "[[How does a visitor find your door, and where can a car stop?]]",
  privacy: `Your message reaches us by email, through ${mailService.name}. This website keeps no copy.`,
  nextStep: "For ages and hours, see [Programs](/programs).",
});
