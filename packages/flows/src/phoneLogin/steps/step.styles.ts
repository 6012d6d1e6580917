import styled from 'styled-components';

export const Lead = styled.p`
  color: var(--ink-soft);
  line-height: 1.4;

  & > strong {
    color: var(--ink);
    font-weight: 600;
    font-variant-numeric: lining-nums tabular-nums;
    white-space: nowrap;
  }
`;

/** The foot of a step, below a perforation: the submit button and the other actions. */
export const Foot = styled.div`
  position: relative;
  display: grid;
  justify-items: center;
  gap: var(--space-3);
  margin-top: var(--space-2);
  padding-top: var(--space-5);

  &::before {
    content: '';
    position: absolute;
    inset: 0 0 auto;
    height: 2px;
    background: radial-gradient(circle, var(--ink-soft) 1px, transparent 1.4px) 0 0 / 8px 2px;
  }
`;

/** A button that looks like a link in a line of text. It is never disabled, so that it cannot lose the focus. */
export const LinkButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 7px;
  min-height: 28px;
  padding: 0;
  border: 0;
  background: none;
  color: var(--ink);
  font-weight: 600;
  font-variant-numeric: lining-nums tabular-nums;
  line-height: 1.2;
  text-decoration: underline var(--hairline) 1px;
  text-underline-offset: 0.3em;

  &:hover {
    text-decoration-color: currentColor;
  }
  &[aria-disabled='true'] {
    color: var(--ink-soft);
    font-weight: 460;
    text-decoration: none;
    cursor: default;
  }
  & > svg {
    width: 1.125rem;
    height: 1.125rem;
    stroke-width: 1.6;
  }
`;
