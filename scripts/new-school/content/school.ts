import { define } from "@/content/schema/define";
import schema from "@/content/schema/school";

/** The facts about the school. Change one here and it changes on every page. */
export default define(schema, {
  // While this line is here, the site can be online although it isn't finished, and search engines leave it out.
  draft: true,
  name: "[[Your school’s name?]]", // "Sunrise Montessori School"
  shortName: "[[Short name?]]", // "Sunrise", at most 18 characters, for small screens
  description: "[[What is your school, in one sentence?]]", // "A Montessori school in Springfield for ages 3 to 6."
  postalAddress: {
    street: "[[Street and number?]]", // "12 Maple Street"
    town: "[[Town?]]", // "Springfield"
    state: "[[State or province?]]", // "IL"
    postalCode: "[[Postal code?]]", // "62701"
  },
  // "en-US" for the United States. Other countries: "en-CA", "en-GB", "en-IE", "en-AU", "en-NZ", "en-ZA", "en-IN", "en-SG", "en-HK", "en-PH"
  locale: "[[Country?]]",
  timeZone: "[[Time zone?]]", // "America/New_York", "America/Chicago", "America/Denver", "America/Los_Angeles"
  telephone: "[[Phone number?]]", // "(217) 555-0142"
  email: "[[Email address?]]", // "office@school.org"
  officeHours: "[[When can families call?]]", // "Monday to Friday, 8am-4pm"
  schoolYear: "[[School year?]]", // "2030-2031"
  headOfSchool: {
    name: "[[Who leads the school?]]",
    title: "[[With which title?]]", // "Head of School"
  },
});
