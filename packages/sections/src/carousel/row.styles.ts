import { css } from 'styled-components';

/** A row of slides that visitors scroll. */
export const scrollingRow = css`
  overflow: auto hidden;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;

  @media (scripting: none) {
    scrollbar-width: thin;
  }
`;

/** A row of slides. Visitors scroll it until Swiper moves the slides. In print it shows all of them. */
export const slideRow = css`
  ${scrollingRow}
  touch-action: pan-x pan-y pinch-zoom;

  &[data-looping] {
    overflow: hidden;
    scroll-snap-type: none;
    touch-action: pan-y pinch-zoom;
  }
  @media print {
    &,
    &[data-looping] {
      overflow: visible;
    }
  }
`;

/** The element inside the row that Swiper moves and measures its slides from. */
export const slideTrack = css`
  position: relative;
  display: flex;

  /* Without the styles that Swiper sets. */
  @media print {
    flex-wrap: wrap;
    transform: none !important;

    > * {
      width: auto !important;
      opacity: 1 !important;
      transform: none !important;
      break-inside: avoid;
    }
  }
`;
