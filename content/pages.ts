import facts from "./facts";
import { define } from "./schema/define";
import schema from "./schema/pages";

/**
 * Every page of the site, in the order of the menus. Menus, the sitemap, titles in search results and
 * the tests of every page come from these rows. A page without a row isn't published.
 */
export default define(schema, { rows: [
  {
    path: "/",
    name: "Home",
    title: `${facts.name} | Preschool and Early Elementary in ${facts.town}`,
    description: `Montessori preschool in ${facts.town} since ${facts.founded}. A Toddler class of ${facts.children}, and two Primary classes with Kindergarten. Now enrolling for ${facts.schoolYear}.`,
  },
  {
    path: "/welcome-letter",
    menu: "Welcome",
    name: "Welcome Letter",
    title: `Welcome Letter to Parents | ${facts.shortName} Montessori`,
    description:
      "Will someone here really know your child? The Head of School writes to parents about our classrooms, observation tours and what to read first.",
  },
  {
    path: "/meet-the-founder",
    menu: "Welcome",
    name: "Meet the Founder",
    title: `Founder and Teachers | ${facts.shortName} Montessori, ${facts.town}`,
    description: `A girl of three washed a clean table, four times over. The Head of School tells how that led to a Montessori school in ${facts.founded}, and introduces the teachers.`,
  },
  {
    path: "/within-reach",
    menu: "Welcome",
    name: "Within Reach",
    preview: { picture: "hand-preview.png", alt: "The outline of a two-year-old’s hand" },
    title: `A Classroom at Actual Size | ${facts.shortName} Montessori`,
    description:
      "How large is a two-year-old’s hand, and how high are our coat hooks? See both at actual size, and print the heights for a door frame at home.",
  },
  {
    path: "/programs",
    menu: "Programs",
    name: "Programs",
    title: `Montessori Programs, ${facts.ages} | ${facts.shortName}`,
    description:
      "Which Montessori program fits your child’s age? Toddler, Primary, Kindergarten, a Parent-Child Playgroup and Theater, with Lower Elementary coming soon.",
  },
  {
    path: "/toddler-program",
    menu: "Programs",
    name: "Toddler Program",
    title: `Montessori Toddler Program in ${facts.town}, ${facts.state} | ${facts.shortName}`,
    description: `A day in a Montessori toddler class of ${facts.children} children from 18 months: arrival, the ${facts.workCycle} work cycle, the community meal, toileting, rest and goodbye.`,
  },
  {
    path: "/admissions-process",
    alsoAt: ["/admissions"],
    name: "Admissions Process",
    menu: "Admissions",
    title: `Admissions, Tours, Openings | ${facts.shortName} Montessori`,
    description:
      "Six steps from your first inquiry to your child’s first day, and what each costs. Which classes have openings now, how the waiting list works and when to start.",
  },
  {
    path: "/tuition",
    menu: "Admissions",
    name: "Tuition",
    title: `Montessori Preschool Tuition ${facts.schoolYear} | ${facts.shortName}`,
    description: `Find your schedule and its monthly price for ${facts.schoolYear}: Toddler and Primary, two, three or five days a week, mornings or full days.`,
  },
  {
    path: "/enrollment-inquiry",
    name: "Enrollment Inquiry",
    title: `Inquire About Enrollment | ${facts.shortName} Montessori`,
    description:
      "Tell us about your child and the days you have in mind. It’s free, it isn’t an application, and the Head of School writes back to arrange your tour.",
  },
  {
    path: "/contact",
    name: "Contact",
    title: `Contact, Directions, Parking | ${facts.shortName} Montessori`,
    description: `Ask a question or request a tour of ${facts.name}: message form, phone, email, directions, parking and office hours.`,
  },
  {
    path: "/good-to-know",
    menu: false,
    name: "Good to Know",
    title: `Calendar, Safety and Policies | ${facts.shortName} Montessori`,
    description: `School calendar ${facts.schoolYear}, snow days, background checks, pickup, photos, sick days, allergies, vaccinations, discipline, biting and special needs.`,
  },
  {
    path: "/paying-tuition",
    menu: false,
    name: "Paying Tuition",
    title: `Paying Tuition, Aid, Vouchers | ${facts.shortName} Montessori`,
    description:
      "How to pay tuition, what it includes, what happens when your child is away, and how to ask for tuition aid or use a childcare voucher.",
  },
  {
    path: "/accessibility",
    menu: false,
    name: "Accessibility",
    title: `Website Accessibility | ${facts.shortName} Montessori`,
    description:
      "What this website is designed and tested for, what may still get in your way and how to reach us when something does.",
  },
],
/** Links in the menus and the footer to other websites and to sections of pages. */
links: [],
});
