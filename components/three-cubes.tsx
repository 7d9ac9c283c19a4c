/** Three cubes of Montessori's pink tower: an ornament that marks an end. */
export function ThreeCubes({ hidden }: { hidden?: boolean }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 40 14"
      className={`h-[0.875em] w-[2.5em] fill-detail ${hidden ? 'hidden' : ''}`}
    >
      <path d="M0 0h14v14H0zM19 4h10v10H19zM34 8h6v6h-6z" />
    </svg>
  );
}
