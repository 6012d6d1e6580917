import styled, { keyframes } from 'styled-components';

const run = keyframes`
  to {
    background-position-x: -8px;
  }
`;

const Line = styled.p`
  color: var(--ink-soft);

  &::before {
    content: '';
    display: block;
    height: 2px;
    margin-bottom: var(--space-3);
    background: radial-gradient(circle, var(--highlight-text) 1px, transparent 1.4px) 0 0 / 8px 2px;
  }
  @media (prefers-reduced-motion: no-preference) {
    &::before {
      animation: ${run} 600ms linear infinite reverse;
    }
  }
`;

/** The progress indicator while the session begins: a moving dotted line and a text. */
export function WaitingLine({ label }: { label: string }) {
  return <Line role="status">{label}</Line>;
}
