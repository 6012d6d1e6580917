import { below } from '@kermesse/ui/breakpoints';
import styled from 'styled-components';

/** The layout of a preview: a toolbar above, the page below. */
export const PreviewLayout = styled.section`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  min-width: 0;
  min-height: 0;
  background: var(--sunk);
`;

/** The toolbar of a preview: width, theme, language. */
export const PreviewToolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 10px;
  min-height: 41px;
  padding: 5px 10px;
  border-block-end: 1px solid var(--line);
  background: var(--page);

  & > [role='group'] {
    display: flex;
    align-items: center;
  }
  & > [role='group'] > svg {
    width: 17px;
    height: 17px;
    margin-inline-end: 4px;
    color: var(--ink-soft);
    stroke-width: 1.6;
  }
  @media ${below.tablet} {
    gap: 4px;
    padding: 4px 6px;

    & button {
      padding-inline: 7px;
    }
    & [data-wide] {
      display: none;
    }
  }
`;
