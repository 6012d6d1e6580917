import { css } from 'styled-components';
import { overMark } from '../TextField/field.styles.ts';

/** The clickable row of a choice: a mark and its label, at least 44 px high. */
export const choiceRow = css`
  position: relative;
  display: flex;
  align-items: flex-start;
  gap: var(--space-3);
  min-height: 44px;
  padding: 9px 0;
  color: var(--ink);
  font-size: var(--text-1);
  line-height: 1.45;
  cursor: pointer;

  & > span:first-child {
    ${overMark}
    inset-block: 10px auto;
    inset-inline: 0 auto;
  }
  &[data-disabled] {
    color: var(--ink-soft);
    cursor: not-allowed;
  }
`;

/** The mark beside a label: the box of a checkbox or the dot of a radio button. */
export const choiceMark = css`
  flex: none;
  width: 24px;
  height: 24px;
  margin-top: 1px;
  border: 1px solid var(--control);
  background: var(--surface);
`;

/** The states that override a mark's other states. Include it after them. */
export const choiceMarkStates = css`
  [data-invalid] > & {
    border-color: var(--danger);
  }
  [data-focus-visible] > & {
    outline: 2px solid var(--focus);
    outline-offset: 3px;

    @media (forced-colors: active) {
      outline-color: Highlight;
    }
  }
  [data-disabled] > & {
    border-color: var(--line);
  }
`;
