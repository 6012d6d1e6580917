import { css } from 'styled-components';

/** The styles of a field's message: an icon and a line below the control. An empty message takes no space. */
export const fieldMessage = css`
  display: flex;
  gap: 7px;
  color: var(--danger);
  font-size: var(--text-0);
  font-weight: 560;
  line-height: 1.35;
  text-wrap: pretty;

  &:empty {
    display: none;
  }

  svg {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
    margin-top: 1px;
    stroke-width: 1.75;
  }
`;
