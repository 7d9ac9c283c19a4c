import facts from "./facts";
import { define } from "@/content/schema/define";
import schema from "@/content/schema/pages";

/** Every page of the site, in the order of the menus. A page without a row isn't published. */
export default define(schema, {
  rows: [
    {
      path: "/",
      name: "Home",
      title: `${facts.name} | ${facts.town}, ${facts.state}`,
      description: `${facts.name} in ${facts.town}, ${facts.state}: Montessori classrooms for ages ${facts.ages}. Now enrolling for ${facts.schoolYear}.`,
    },
    {
      path: "/welcome-letter",
      name: "Welcome Letter",
      title: `Welcome Letter | ${facts.name}`,
      description: `The Head of School of ${facts.name} writes to parents who are looking for a school.`,
    },
    {
      path: "/programs",
      name: "Programs",
      title: `Programs and Ages | ${facts.name}`,
      description: `What children do at ${facts.name}, age by age, from ${facts.ages}.`,
    },
    {
      path: "/admissions-process",
      alsoAt: ["/admissions"],
      name: "Admissions Process",
      menu: "Admissions",
      title: `Admissions Process | ${facts.name}`,
      description: `From your first question to your child’s first day at ${facts.name}: each step, who takes it, what it costs and when.`,
    },
    {
      path: "/tuition",
      name: "Tuition",
      menu: "Admissions",
      title: `Tuition ${facts.schoolYear} | ${facts.name}`,
      description: `Schedules, hours, tuition and fees at ${facts.name} for ${facts.schoolYear}.`,
    },
    {
      path: "/enrollment-inquiry",
      name: "Enrollment Inquiry",
      title: `Enrollment Inquiry | ${facts.name}`,
      description: `Tell ${facts.name} about your child. An inquiry is free and commits you to nothing.`,
    },
    {
      path: "/contact",
      name: "Contact",
      title: `Contact | ${facts.name}`,
      description: `Ask a question or request a tour of ${facts.name}: message form, phone, email and directions.`,
    },
    {
      path: "/accessibility",
      name: "Accessibility",
      menu: false,
      title: `Accessibility of This Website | ${facts.name}`,
      description: `What the website of ${facts.name} was designed for, and how to reach us if it gets in your way.`,
    },
  ],
  /** Links in the menus and the footer to other websites and to sections of pages. */
  links: [],
});
