import { define } from "./schema/define";
import schema from "./schema/photos";

/**
 * Every photo in `content/photos/`, by its file name without the extension. To add one, put the largest
 * copy that you have there and a row here. The build resizes it.
 */
export default define(schema, {
  hero: {
    alt: "Low wooden classroom shelf with baskets and trays, a pink tower on a round rug and window light on a calm wall",
    focus: [61, 70],
    evening: "hero-evening",
  },
  "hero-evening": {
    alt: "The same classroom shelf at evening, a small paper lantern glowing between a vase and a plant, the pink tower in its soft light",
  },
  "practical-life": {
    alt: "Wooden tray with two speckled pitchers, a bowl of lentils, a wooden spoon and a folded cloth",
    evening: "practical-life-evening",
    focus: [28, 50],
  },
  "practical-life-evening": {
    alt: "The same tray at evening, a paper lantern glowing behind the two speckled pitchers and the bowl of lentils",
  },
  "community-meal": {
    alt: "Table with a linen runner, stoneware plates, two thin glasses of water and a wooden bowl of apples and a pear",
    evening: "community-meal-evening",
  },
  "community-meal-evening": {
    alt: "The same table at evening, a paper lantern glowing behind the wooden bowl of apples and a pear",
  },
  "hand-washing": {
    alt: "Low wooden washstand with an enamel basin of water, a speckled pitcher, soap on a slatted dish and a sage towel on the rail",
    evening: "hand-washing-evening",
  },
  "hand-washing-evening": {
    alt: "The same washstand at evening, a paper lantern glowing between the speckled pitcher and the sage towel",
  },
  arrival: {
    alt: "Low peg rail in morning light: a straw hat, a small apron, a peg that is free and a cloth bag, above a child’s bench with a basket, tiny rubber boots and strap shoes",
    focus: [56, 24],
    evening: "arrival-evening",
  },
  "arrival-evening": {
    alt: "The same peg rail at evening, a paper lantern glowing on the bench beside the basket; the third peg is still free",
  },
  "pink-tower": {
    alt: "Pink tower of ten graded cubes beside the brown stair on a linen mat, with olive twigs in a vase",
    evening: "pink-tower-evening",
    focus: [30, 50],
  },
  "pink-tower-evening": {
    alt: "The same pink tower and brown stair at evening, a paper lantern glowing behind the stair",
  },
  "number-rods": {
    alt: "Red and blue number rods laid as a stair on a linen rug, with number tablets one, two and three beside them",
    evening: "number-rods-evening",
  },
  "number-rods-evening": {
    alt: "The same number rods at evening, a paper lantern glowing on the floor between the basket and the plant",
  },
  sensorial: {
    alt: "Knobbed cylinder block, seven blue color tablets from dark to light in a fan, and blue geometric solids in soft window light",
    evening: "sensorial-evening",
  },
  "sensorial-evening": {
    alt: "The same cylinder block at evening, a paper lantern glowing behind it, the color tablets and the blue solids in its warm light",
  },
  language: {
    alt: "Moveable alphabet letters spell “sun” and “pot” on a linen mat, beside a tiny potted plant and two sandpaper letters",
    evening: "language-evening",
    focus: [8, 60],
  },
  "language-evening": {
    alt: "The same letters at evening, a small paper lantern glowing between the letter box and the vase",
  },
  "golden-beads": {
    alt: "Golden bead materials: a thousand cube standing in a tray, a hundred square, ten-bars and single beads on linen",
    evening: "golden-beads-evening",
    focus: [28, 50],
  },
  "golden-beads-evening": {
    alt: "The same golden bead materials at evening, a paper lantern glowing between the thousand cube and the plant",
  },
  playgroup: {
    alt: "Stacking rings, a wooden box with a ball and a basket of cloth balls on a cream rug",
    evening: "playgroup-evening",
  },
  "playgroup-evening": {
    alt: "The same rings and baskets at evening, a paper lantern glowing on the floor between them",
  },
  theater: {
    alt: "Small wooden puppet stage with clay-red curtains and painted peg dolls",
    evening: "theater-evening",
  },
  "theater-evening": {
    alt: "The same puppet stage at evening, a paper lantern glowing on the table beside it",
  },
  "open-door": {
    alt: "Wooden classroom door with a glazed upper half, open on a bright room with a low shelf, a child’s bench, a basket and an olive tree",
    evening: "open-door-evening",
  },
  "open-door-evening": {
    alt: "The same classroom door open at evening, a paper lantern glowing on the low shelf in the room beyond",
  },
  "garden-tall": {
    alt: "Sage watering can, a ball of twine and four clay pots with seedlings on a wooden bench, with leaf shadows on a sunlit wall",
    focus: [46, 60],
    evening: "garden-tall-evening",
  },
  "garden-tall-evening": {
    alt: "The same bench at evening, a paper lantern glowing behind the spout of the watering can",
  },
  founder: {
    alt: "Low wooden child’s chair by a sunlit wall, on its seat an open notebook, a pencil and round glasses, a plant beside it",
    evening: "founder-evening",
  },
  "founder-evening": {
    alt: "The same child’s chair at evening, a paper lantern glowing on the floor behind it",
  },
});
