import styled from 'styled-components';
import { fieldMessage } from '../TextField/field-message.ts';
import { touchOnly } from '../theme/breakpoints.ts';

export const Zone = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-3);
  padding: var(--space-6) var(--space-5);
  border: 1px dashed var(--control);
  border-radius: var(--radius);
  background: var(--sunk);
  color: var(--ink);
  text-align: center;
  overflow-wrap: anywhere;
  transition:
    background-color var(--fast) var(--ease),
    border-color var(--fast) var(--ease);

  &[data-invalid] {
    border-color: var(--danger);
    background: var(--danger-bg);
  }
  &[data-disabled] {
    border-color: var(--line);
  }
  &[data-drop-target] {
    border: 1px solid var(--focus);
    background: var(--surface);
  }
  & > svg {
    width: 2.25rem;
    height: 2.25rem;
    color: var(--highlight-text);
    stroke-width: 1.25;
  }
  &[data-disabled] > svg {
    color: var(--ink-soft);
  }
  small {
    color: var(--ink-soft);
    font-size: var(--text-0);
    text-wrap: pretty;
  }
  @media ${touchOnly} {
    small > span {
      display: none;
    }
  }
`;

/** The error below the rules. */
export const ErrorText = styled.p`
  ${fieldMessage}
  text-align: start;
`;
