import facts from "./facts";
import { define } from "@/content/schema/define";
import schema from "@/content/schema/pages";
import school from "./school";

/** Every page of the site, in the order of the menus. A page without a row isn't published. */
export default define(schema, {
  rows: [
    {
      path: "/",
      name: "Home",
      title: `${facts.name} | ${facts.town}`,
      description: school.description,
    },
    {
      path: "/welcome-letter",
      name: "Welcome Letter",
      title: `Welcome Letter | ${facts.name}`,
      description: `A letter from ${facts.name} to parents who are looking for a school.`,
    },
    {
      path: "/programs",
      name: "Programs",
      title: `Programs and Ages | ${facts.name}`,
      description: `What children do at ${facts.name}: programs, ages and hours.`,
    },
    {
      path: "/admissions-process",
      alsoAt: ["/admissions"],
      name: "Admissions Process",
      menu: "Admissions",
      title: `Admissions Process | ${facts.name}`,
      description: `How a child comes to ${facts.name}: the steps from a visit to the first day.`,
    },
    {
      path: "/tuition",
      name: "Tuition",
      menu: "Admissions",
      title: `Tuition ${facts.schoolYear} | ${facts.name}`,
      description: `What ${facts.name} costs in ${facts.schoolYear}, and what families pay when.`,
    },
    {
      path: "/contact",
      name: "Contact",
      title: `Contact | ${facts.name}`,
      description: `How to reach ${facts.name}: message form, phone, email and directions.`,
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
