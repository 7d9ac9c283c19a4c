import { css } from './css';

/**
 * The styles of the photo at the end of a page. Below the text, the photo fades in from the background. On large
 * screens, it fills the background and is darker behind the text.
 *
 * In light mode, the photo by day turns amber and then fades to the evening version as the visitor scrolls. Without the
 * amber, the two photos would mix to gray. The text follows, below the photo on small screens and over it on large ones,
 * so that no text is in view before the photo is dark. Browsers without scroll animations, and visitors who avoid
 * motion, see the evening at once.
 */
export const nightfall = css`
  #ending-day {
    display: none;
  }
  #ending-evening {
    mask-image: linear-gradient(transparent, black 33%);
  }
  @media (width >= 64rem) {
    #ending-evening {
      mask-image: linear-gradient(
        to var(--far, right),
        color-mix(in srgb, black 30%, transparent) calc(50% - 11rem),
        black calc(50% + 9rem)
      );
    }
    #ending-photo:dir(rtl) {
      --far: left;
    }
  }
  @supports (animation-timeline: view()) {
    @media screen and (prefers-color-scheme: light) and (prefers-reduced-motion: no-preference) and (forced-colors: none) {
      #ending-day {
        animation: nightfall linear both;
      }
      #ending-day::after {
        content: '';
        position: absolute;
        inset: 0;
        background: linear-gradient(115deg, peru, sandybrown 65%);
        mix-blend-mode: multiply;
        animation: amber linear both;
        animation-timeline: inherit;
        animation-range: inherit;
      }
      @media (width < 64rem) {
        #ending {
          display: grid;
        }
        #ending-photo {
          order: -1;
        }
        #ending-evening {
          mask-image: linear-gradient(black 67%, transparent);
        }
        #ending-day {
          display: block;
          animation-timeline: view(0px);
          animation-range: entry 40% entry 100%;
        }
      }
      @media (width >= 64rem) and (height >= 36rem) and (aspect-ratio >= 5/4) {
        #ending {
          display: grid;
          view-timeline: --dusk;
          view-timeline-inset: 0px;
        }
        #ending > * {
          grid-area: 1/1;
        }
        #ending-photo {
          position: sticky;
          inset: 4.5rem 0 auto;
          height: calc(100svh - 4.5rem);
        }
        #ending-text {
          margin-top: calc(100svh + 2rem);
        }
        #ending-day {
          display: block;
          animation-timeline: --dusk;
          animation-range: entry 70% contain 6rem;
        }
      }
    }
  }
  @keyframes nightfall {
    45% {
      opacity: 1;
    }
    to {
      opacity: 0;
    }
  }
  @keyframes amber {
    from {
      opacity: 0;
    }
  }
`;
