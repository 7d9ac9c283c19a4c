/**
 * The length and the breadth of a hand at each age, in millimeters: medians in the records of Snyder et al.,
 * “Anthropometry of Infants, Children, and Youths to Age 18 for Product Safety Design”, 1977 (UM-HSRI-77-17).
 */
const hands = [
  { year: 2, length: 102, breadth: 50 },
  { year: 4, length: 118, breadth: 55 },
  { year: 6, length: 129, breadth: 60 },
];

/** The age of the drawn hand. */
export const youngest = hands[0]!;

/** Every hand, and how much larger it is than the drawn one. */
export const ages = hands.map((hand) => ({
  ...hand,
  widthScale: hand.breadth / youngest.breadth,
  heightScale: hand.length / youngest.length,
}));
