import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useProviderCheck } from '../KermesseProvider/use-provider-check.ts';

export interface LeaderProps {
  children: ReactNode;
  /** The text after the dots. */
  end: ReactNode;
}

const Row = styled.span`
  display: flex;
  align-items: baseline;
  gap: 10px;
  min-width: 0;
`;

const Dots = styled.span`
  flex: 1;
  min-width: 20px;
  height: 0.34em;
  background: radial-gradient(circle, var(--hairline) 1px, transparent 1.3px) 0 100% / 7px 4px repeat-x;
`;

/** Two texts on one line, joined by a dotted leader as in a printed programme. */
export function Leader({ children, end }: LeaderProps) {
  useProviderCheck('Leader');
  return (
    <Row>
      <span>{children}</span>
      <Dots aria-hidden="true" />
      <span>{end}</span>
    </Row>
  );
}
