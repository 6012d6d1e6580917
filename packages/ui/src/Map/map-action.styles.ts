import styled from 'styled-components';

/**
 * The place of a button on a map or its picture: above the attribution, which may be as wide as the map. A halo around
 * the focused button keeps its focus ring visible where the map has the ring's colour.
 */
export const MapAction = styled.div`
  position: absolute;
  z-index: 2;
  /* Above the attribution, which needs more rows for a larger text size. */
  inset-block: auto max(44px, 6rem - 52px);
  inset-inline: var(--space-4);
  inline-size: fit-content;
  border-radius: var(--radius);

  &:has(:focus-visible) {
    box-shadow: 0 0 0 7px var(--surface);
  }
  @media (scripting: none) {
    display: none;
  }
`;
