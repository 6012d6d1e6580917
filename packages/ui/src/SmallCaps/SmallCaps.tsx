import styled from 'styled-components';

/**
 * Small capitals of the display serif with light letter spacing, for labels and lines above titles.
 *
 * The published Playfair has no `smcp` feature. The browser scales capitals down, and the smallest optical size gives
 * them stems as heavy as those of real small capitals.
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
