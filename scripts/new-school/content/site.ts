import { define } from "@/content/schema/define";
import schema from "@/content/schema/site";

/** The text that every page shares, and the page for unknown addresses. */
export default define(schema, {
  header: { skip: "Skip to the content", menu: "Menu", navigation: "Main", notice: "Notice" },
  footer: {
    officeHours: "Office hours:",
    allPages: "All pages",
    credentials: "[[Who licenses your school, and what is it a member of?]]",
    nondiscrimination: "[[What is your nondiscrimination statement?]]",
  },
  placeholderLabel: "PHOTO",
  notFound: {
    title: "Page not found",
    text: "This address has no page. You’ll see the home page in a moment.",
    home: "Home",
  },
});
