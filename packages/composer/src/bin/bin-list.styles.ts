import styled from 'styled-components';

/** A list whose items have their actions at the end of the line. */
export const BinList = styled.ul`
  display: grid;
  margin-block-start: 8px;

  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 10px;
    padding-block: 6px;
    border-block-end: 1px solid var(--line);
    font-size: 0.9375rem;
    line-height: 1.35;
  }
  & > li > span {
    flex: 1 1 200px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & > li > img {
    inline-size: 52px;
    block-size: 40px;
    object-fit: cover;
  }
  & > li > span > svg {
    display: inline-block;
    inline-size: 0.9375rem;
    block-size: 0.9375rem;
    vertical-align: -2px;
  }
  & small {
    color: var(--ink-soft);
    font-size: 0.8125rem;
  }
`;
