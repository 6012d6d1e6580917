import styled, { css } from 'styled-components';

/** A form with its fields in one column. The method POST keeps the values out of the URL when JavaScript is missing. */
export const Fields = styled.form.attrs({ method: 'post' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);

  /* The distance from the last field to the button is larger than the distance between fields. */
  & > button[type='submit'] {
    margin-top: var(--space-3);
  }
`;

/** Two elements on one line when there is room. */
export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  column-gap: var(--space-5);
  margin-block: -6px -2px;
`;

/** Two short fields side by side when there is room. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11.5rem), 1fr));
  align-items: start;
  gap: var(--space-4);
`;

/** The rules of a live region. It takes no space while empty, but is mounted, so that changes are announced. */
export const liveRegion = css`
  &:empty {
    position: absolute;
    margin: 0;
  }
`;
