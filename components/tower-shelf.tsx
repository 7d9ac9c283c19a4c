/** The cubes from the bottom up, each with its distance from the middle, because a child built the tower. */
const cubes = [
  { size: 72, slip: 0 },
  { size: 60, slip: 2 },
  { size: 48, slip: -1 },
  { size: 36, slip: 2 },
  { size: 24, slip: 0 },
  { size: 12, slip: 1 },
];
const height = cubes.reduce((sum, { size }) => sum + size, 0);

/** Montessori's pink tower on a shelf as wide as the page. The light falls from the left. */
export function TowerShelf() {
  const squares = cubes.map(({ size, slip }, index) => {
    const above = cubes.slice(index + 1).reduce((sum, cube) => sum + cube.size, 0);
    return { size, x: slip - size / 2, y: above };
  });
  const outline = squares.map(({ size, x, y }) => `M${x} ${y}h${size}v${size}h${-size}z`).join('');
  const lit = squares.map(({ size, x, y }) => `M${x} ${y}h${size}v2h${2 - size}v${size - 2}h-2z`);
  return (
    <svg aria-hidden="true" width="100%" height={height + 28} className="block print:hidden">
      {/* The view ends at the shelf, and so does the shadow on the wall. */}
      <svg x="68%" width="9rem" height={height} viewBox={`-40 0 144 ${height}`}>
        <path d={outline} transform="translate(26 14)" opacity=".1" />
        <path d={outline} fill="var(--paper)" />
        <path d={outline} fill="var(--rod-odd)" opacity=".6" />
        <path d={lit.join('')} fill="white" opacity=".4" />
      </svg>
      <rect y={height} width="100%" height="16" fill="var(--wood)" />
      <rect y={height} width="100%" height="5" fill="white" opacity=".35" />
      <rect y={height + 16} width="100%" height="12" opacity=".07" />
    </svg>
  );
}
