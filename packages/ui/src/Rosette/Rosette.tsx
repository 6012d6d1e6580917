import styled from 'styled-components';
import { useProviderCheck } from '../KermesseProvider/use-provider-check.ts';

const Engraving = styled.span`
  display: block;
  width: 100%;
  aspect-ratio: 1;
  background: currentColor;
  mask: url('/ornaments/rosette.svg') center / contain no-repeat;

  @media (forced-colors: active) {
    display: none;
  }
`;

/**
 * A decorative rosette in the style of an engraving, as on banknotes and tickets. It has the colour of the text and the
 * width of its container.
 */
export function Rosette() {
  useProviderCheck('Rosette');
  return <Engraving aria-hidden="true" />;
}
