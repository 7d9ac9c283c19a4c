/**
 * The school's mark: a sprig whose leaves are graded cubes. A stand-in drawing, to be replaced by
 * the school's own (together with `app/icon.svg`).
 */
export function Logo() {
  return (
    <svg aria-hidden="true" className="shrink-0" width="44" height="44" viewBox="0 0 44 44">
      <path
        d="M14 41C19 31 24 21 33 9"
        fill="none"
        className="stroke-sage"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <g className="fill-sage">
        <rect x="20.5" y="25" width="13" height="13" rx="2.5" transform="rotate(-12 27 31.5)" />
        <rect x="26.5" y="13.5" width="9.5" height="9.5" rx="2" transform="rotate(-12 31 18)" />
      </g>
      <g className="fill-leaf">
        <rect x="5" y="20" width="11.5" height="11.5" rx="2.3" transform="rotate(12 11 26)" />
        <rect x="14" y="10" width="8" height="8" rx="1.8" transform="rotate(12 18 14)" />
      </g>
      <rect
        x="31"
        y="3"
        width="6.5"
        height="6.5"
        rx="1.5"
        className="fill-pink"
        transform="rotate(8 34 6)"
      />
    </svg>
  );
}
