import { css } from './css';

/**
 * On large screens, a pencil line from the text `#photo-line` to a point of the photo, in percent from its left and
 * top. Browsers without anchor positioning don't show it.
 */
export function PencilLine({ to: [x, y] }: { to: [number, number] }) {
  // The photo fills the last seven twelfths of the header.
  const end = ((100 - x) * 7) / 12;
  const inset = `${y}% ${end}% anchor(--line center) anchor(--line right)`;
  const rules = css`
    #pencil-line {
      display: none;
    }
    @supports (anchor-name: --a) {
      @media screen and (width >= 64rem) {
        #photo-line {
          anchor-name: --line;
        }
        #pencil-line {
          display: block;
          position: absolute;
          inset: ${inset};
        }
      }
    }
  `;
  return (
    <>
      <style href="pencil-line" precedence="page">
        {rules}
      </style>
      <div id="pencil-line" aria-hidden="true">
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          width="100%"
          height="100%"
          overflow="visible"
        >
          <path
            d="M2 100C22 101 34 92 42 52S56-19 74-19 98-18 100-4"
            fill="none"
            stroke="var(--detail)"
            strokeWidth="2"
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
      </div>
    </>
  );
}
