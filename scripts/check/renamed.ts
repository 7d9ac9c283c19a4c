/**
 * Names that copies of the template from before version 1.0.0 import, and what to write now (CHANGELOG.md).
 * Replace this list with each version.
 */
export const renamed: Record<string, string> = {
  admissions: 'admissions-process',
  enrollment: 'enrollment-inquiry',
  founder: 'meet-the-founder',
  fact: "import facts from './facts';",
  formatWeeks: 'facts.decisionWeeks or facts.paymentWeeks',
  formatHead: 'the title or the name itself',
  capitalized: 'the words themselves, with a capital letter',
};
