import styled from 'styled-components';

/**
 * Small capitals of the display serif, lightly spaced: for labels and lines above titles.
 *
 * The published Playfair has no `smcp`; the browser sets its capitals smaller, and the optical size of small print makes
 * their stems as heavy as drawn ones.
 */
export const SmallCaps = styled.span`
  font-family: var(--serif);
  font-size: 1.06em;
  font-weight: 500;
  font-variant-caps: all-small-caps;
  font-variation-settings: 'opsz' 7;
  letter-spacing: 0.075em;
  line-height: 1.2;
`;
