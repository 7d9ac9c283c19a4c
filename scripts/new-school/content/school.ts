import { define } from "@/content/schema/define";
import schema from "@/content/schema/school";

/** The facts about the school. Change one here and it changes on every page. */
export default define(schema, {
  name: "Sunrise Montessori School",
  shortName: "Sunrise",
  description: "A Montessori school in Springfield.",
  postalAddress: {
    street: "[[Which street and number?]]",
    town: "Springfield",
    state: "IL",
    postalCode: "62701",
  },
  telephone: "(217) 555-0142",
  email: "office@school.example",
  officeHours: "[[When can families call?]]",
  schoolYear: "2030-2031",
  locale: "en-US",
  timeZone: "America/Chicago",
  headOfSchool: { name: "[[Who leads the school?]]", title: "Head of School" },
});
