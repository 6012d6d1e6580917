import styled from 'styled-components';

/**
 * The place of a button on a map or its picture: above the attribution, which may be as wide as the map. A halo around
 * the focused button keeps its focus ring visible where the map has the ring's colour.
 */
export const MapAction = styled.div`
  position: absolute;
  z-index: 2;
  inset-block: auto 44px;
  inset-inline: var(--space-4) auto;
  border-radius: var(--radius);

  &:has(:focus-visible) {
    box-shadow: 0 0 0 7px var(--surface);
  }
  @media (scripting: none) {
    display: none;
  }
`;
