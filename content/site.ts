import facts from "./facts";
import { define } from "./schema/define";
import schema from "./schema/site";

/** The text that every page shares, and the page for unknown addresses. */
export default define(schema, {
  header: { skip: "Skip to the content", menu: "Menu", navigation: "Main", notice: "Notice" },
  mainButton: { label: "Request a tour", href: "/contact" },
  footer: {
    officeHours: "Office hours:",
    allPages: "All pages",
    credentials: `${facts.name} is ${facts.memberships} and is ${facts.license}.`,
    nondiscrimination: `${facts.name} admits students of any race, color, national and ethnic origin to all the rights, privileges, programs and activities generally accorded or made available to students at the school. It does not discriminate on the basis of race, color, national and ethnic origin in administration of its educational policies, admissions policies, scholarship and loan programs, and athletic and other school-administered programs. Nor does it discriminate against children or their families on the basis of religion, cultural heritage, political beliefs, marital status, sex, gender identity, sexual orientation or disability. Toilet training status is not an eligibility requirement for enrollment.`,
  },
  placeholderLabel: "PHOTO",
  notFound: {
    title: "One moment",
    text: "There’s no page at this address. We’re taking you to the home page.",
    home: "Home",
  },
});
