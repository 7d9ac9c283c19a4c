/**
 * The length and the breadth of a hand at each age, in millimeters: medians of 2-, 4- and 6-year-olds in the records
 * of Snyder et al., “Anthropometry of Infants, Children, and Youths to Age 18 for Product Safety Design”, 1977
 * (UM-HSRI-77-17). The drawing is the first of them.
 */
export const ages = [
  { year: 2, length: 102, breadth: 50 },
  { year: 4, length: 118, breadth: 55 },
  { year: 6, length: 129, breadth: 60 },
].map((age) => ({ ...age, widthScale: age.breadth / 50, heightScale: age.length / 102 }));
