import styled from 'styled-components';
import { useProviderCheck } from '../KermesseProvider/use-provider-check.ts';

const Cloth = styled.span`
  position: absolute;
  inset: 0;
  background: var(--pattern-1);
  pointer-events: none;

  &::before,
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &::before {
    background: var(--pattern-3);
    mask: url('/ornaments/wax-rings.svg') 50% 0 / 96px auto;
  }
  &::after {
    background: var(--pattern-2);
    mask: url('/ornaments/wax-petals.svg') 50% 0 / 96px auto;
  }
  @media (forced-colors: active) {
    display: none;
  }
`;

/** A decorative wax-print pattern in the pattern colour roles. It fills its nearest positioned ancestor. */
export function WaxPattern() {
  useProviderCheck('WaxPattern');
  return <Cloth aria-hidden="true" />;
}
