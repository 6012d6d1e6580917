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

/** An engraved rosette, as on banknotes and tickets, in the colour of the text and as wide as its place. */
export function Rosette() {
  useProviderCheck('Rosette');
  return <Engraving aria-hidden="true" />;
}
