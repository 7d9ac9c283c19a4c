import type { Role } from './color-roles';

/** Three cubes of Montessori's pink tower on a tile in the school's color, as an SVG. */
export const cubesSvg = (colors: Pick<Record<Role, string>, 'accent' | 'on-accent'>) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">
  <rect width="48" height="48" rx="9" fill="${colors.accent}"/>
  <path d="M4 15h18v18H4zM24 21h12v12H24zM38 27h6v6h-6z" fill="${colors['on-accent']}"/>
</svg>
`;
