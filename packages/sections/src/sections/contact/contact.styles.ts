import { outlined } from '@kermesse/ui/contrast-media';
import { below, from } from '@kermesse/ui/breakpoints';
import styled from 'styled-components';

export const CallingCards = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  margin-block-end: clamp(20px, 2.4vw, 32px);

  @media print, ${from.tablet} {
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    grid-template-columns: none;
    gap: clamp(14px, 1.8vw, 24px);
  }
`;

export const Calling = styled.li`
  position: relative;
  min-width: 0;
  padding: 26px clamp(22px, 2.6vw, 36px) 24px;
  background: var(--surface);
  color: var(--ink);
  box-shadow: var(--shadow-rest);

  @media ${outlined} {
    border: 1px solid var(--ink);
  }
`;

export const Kind = styled.p`
  display: flex;
  align-items: center;
  gap: 10px;
  line-height: 1.25;
  color: var(--highlight-text);

  svg {
    flex: none;
  }
`;

export const Value = styled.div`
  margin-block: 10px 4px;
  font: 400 var(--text-2) / 1.25 var(--serif);
  font-variant-numeric: oldstyle-nums;
  overflow-wrap: break-word;
  text-wrap: balance;

  address {
    font: inherit;
  }
  a {
    display: inline-block;
    padding-block: 6px;
    margin-block: -6px;
    text-decoration-color: transparent;
  }
  a:hover {
    text-decoration-color: currentColor;
  }
`;

export const Note = styled.p`
  font-size: var(--text-0);
  line-height: 1.35;
  color: var(--ink-soft);
`;

/** A postcard: the map on one half, the form on the other, an airmail border. */
export const Postcard = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding-block-end: 9px;
  background: var(--surface);
  color: var(--ink);
  box-shadow: var(--shadow-raised);

  &::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    height: 9px;
    background: repeating-linear-gradient(
      -52deg,
      var(--brand) 0 16px,
      var(--surface) 16px 26px,
      var(--highlight) 26px 42px,
      var(--surface) 42px 52px
    );
  }
  @media ${from.laptop} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  }
  @media ${below.tablet} {
    margin-inline: calc(var(--gutter) * -1 + 10px);
  }
  @media ${outlined} {
    border: 1px solid var(--ink);
  }
`;

export const Correspondence = styled.div`
  position: relative;
  container-type: inline-size;
  min-width: 0;
  padding: clamp(28px, 4vw, 52px) clamp(20px, 4vw, 56px) clamp(32px, 4vw, 52px);

  @media ${from.laptop} {
    /* The dividing line of a postcard. */
    &::before {
      content: '';
      position: absolute;
      inset-block: 0;
      inset-inline: 0 auto;
      border-inline-start: 1px solid var(--hairline);
    }
  }
`;

export const FormTitle = styled.h3`
  /* The page of a sent message is the same for all forms of its page. Its address names the title of the right one. */
  @media (scripting: none) {
    &:not(:target) + form [role='status'] {
      display: none;
    }
  }
  margin-block-end: 6px;
  font-size: var(--text-4);
  line-height: 1.06;
  overflow-wrap: break-word;
`;
