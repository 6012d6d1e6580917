import { css, keyframes } from 'styled-components';

/** Moves a background that is 46 % as wide as its element from the start to the end. */
const sweep = keyframes`
  from {
    background-position-x: -86%;
  }

  to {
    background-position-x: 186%;
  }
`;

/** A hairline that moves along the lower edge of an element: a background, so that the layout does not shift. */
export const sweepingLine = css`
  background: linear-gradient(90deg, transparent, currentColor, transparent) 50% 100% / 46% 2px no-repeat;

  @media (prefers-reduced-motion: no-preference) {
    animation: ${sweep} 1400ms linear infinite;
  }
`;
