/**
 * The names that modules of version 1 import, and what version 2 calls them (CHANGELOG.md). Begin this list
 * anew with each version.
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
