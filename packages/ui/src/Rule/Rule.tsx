import styled from 'styled-components';
import { useProviderCheck } from '../KermesseProvider/use-provider-check.ts';

const Lines = styled.span`
  display: inline-block;
  flex: none;
  width: 72px;
  height: 7px;
  border-block: 1px solid var(--hairline);
`;

/** A short decorative double line above a title or between parts. */
export function Rule() {
  useProviderCheck('Rule');
  return <Lines aria-hidden="true" />;
}
