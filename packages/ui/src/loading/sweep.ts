import { keyframes } from 'styled-components';

/** Moves a background that is 46 % as wide as its element from the start to the end. */
export const sweep = keyframes`
  from {
    background-position-x: -86%;
  }

  to {
    background-position-x: 186%;
  }
`;
