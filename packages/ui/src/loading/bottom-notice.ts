import { css } from 'styled-components';

/** A box at the bottom of the window with a message about the whole page. */
export const bottomNotice = css`
  position: fixed;
  inset: auto var(--space-4) max(var(--space-4), env(safe-area-inset-bottom));
  z-index: var(--layer-status);
  max-inline-size: 620px;
  margin-inline: auto;
  padding: var(--space-4) var(--space-5);
  border: 1px solid var(--hairline);
  background: var(--raised);
  color: var(--ink);
  box-shadow: var(--shadow-raised);
  line-height: 1.35;
`;
