import { define } from "./schema/define";
import schema from "./schema/school";

/** The facts about the school. Change one here and it changes on every page. */
export default define(schema, {
  // The sample can't be published. `npm run new-school` replaces it with a short site for your school.
  sample: true,
  name: "Alder Lane Montessori School",
  shortName: "Alder Lane",
  description: "A Montessori preschool and early-elementary school with Toddler, Primary and Kindergarten classes and a parent-child playgroup. Lower Elementary is coming soon.",
  postalAddress: { street: "12 Alder Lane", town: "Riverbend", state: "MA", postalCode: "01055" },
  telephone: "(413) 555-0142",
  email: "office@alderlane.example",
  officeHours: "Monday to Friday, 8am-4:30pm",
  founded: 2006,
  ages: { from: { months: 15 }, to: { years: 9 } },
  schoolYear: "2024-2025",
  locale: "en-US",
  timeZone: "America/New_York",
  headOfSchool: { title: "Head of School" },
  associations: [
    {
      name: "National Montessori Society",
      membership: "a member of the National Montessori Society",
      badge: "national-montessori-society.svg",
    },
  ],
  license:
    "licensed as a childcare facility by the state Department of Early Education and Care (license 90142)",
  classroom: {
    children: "ten to twelve",
    adults: "one teacher and one assistant",
    workCycle: "two-hour",
  },
  deadlines: { decision: "two weeks", payment: "two weeks" },
  socialMedia: [
    { name: "Instagram", url: "https://instagram.example/alderlane" },
    { name: "Facebook", url: "https://facebook.example/alderlane" },
  ],
});
