import { from } from '@kermesse/ui/breakpoints';
import { css } from 'styled-components';

/** The two columns of a testimonial and of the controls below it: the portrait and the quotation. */
export const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6) clamp(28px, 5vw, 84px);

  @media ${from.laptop} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
  }
`;
