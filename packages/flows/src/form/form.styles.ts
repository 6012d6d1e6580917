import styled from 'styled-components';

/** The fields of a form, one under the other. A browser without scripts never writes them into an address. */
export const Fields = styled.form.attrs({ method: 'post' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;

/** Two things on one line where there is room. */
export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  column-gap: var(--space-5);
  margin-block: -6px -2px;
`;

/** Two short fields beside each other where there is room. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11.5rem), 1fr));
  align-items: start;
  gap: var(--space-4);
`;
