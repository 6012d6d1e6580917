import { below, from, short } from '@kermesse/ui/breakpoints';
import styled from 'styled-components';

export const Page = styled.div`
  width: min(100% - 2 * var(--gutter), var(--width));
  margin-inline: auto;
  padding-block: clamp(24px, 4vw, 56px) clamp(56px, 8vw, 112px);

  /* On a phone the tabs come last, so that they stick to the lower edge without covering the footer. */
  @media ${below.tablet} {
    display: flex;
    flex-direction: column;
    min-height: calc(100svh - 84px);
    padding-bottom: 0;

    & > :last-child {
      margin-bottom: var(--space-7);
    }
  }
`;

export const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  margin-bottom: var(--space-5);

  & > p {
    color: var(--highlight-text);
  }
  /*
   * Names can be long: at most three lines. The padding keeps the clamp from cutting accents and descenders. Below, it
   * is too small to show the tops of a fourth line.
   */
  & > h1 {
    display: -webkit-box;
    min-width: 0;
    margin-block: -0.2em -0.08em;
    padding-block: 0.2em 0.08em;
    overflow: hidden;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
`;

/** The bar of tabs, which are links. On a phone it is at the bottom, within reach of the thumb. */
export const TabBar = styled.nav`
  margin-bottom: clamp(28px, 4vw, 52px);
  border-bottom: 1px solid var(--hairline);

  ul {
    display: flex;
    gap: clamp(12px, 2.6vw, 40px);
  }
  a {
    position: relative;
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-height: 48px;
    color: var(--ink-soft);
    font-weight: 560;
    text-decoration: none;
    white-space: nowrap;
  }
  a:hover {
    color: var(--ink);
  }
  a[aria-current] {
    color: var(--ink);
  }
  a[aria-current]::after {
    content: '';
    position: absolute;
    inset: auto 0 -1px;
    height: 3px;
    background: var(--highlight-text);
  }
  svg {
    width: 1.25rem;
    height: 1.25rem;
    stroke-width: 1.5;
  }

  @media ${below.tablet} {
    position: sticky;
    inset: auto 0 0;
    z-index: 5;
    order: 1;
    margin: auto calc(-1 * var(--gutter)) 0;
    padding-bottom: env(safe-area-inset-bottom);
    border-top: 1px solid var(--hairline);
    border-bottom: 0;
    background: var(--surface);

    ul {
      display: grid;
      grid-template-columns: repeat(5, minmax(min-content, 1fr));
      gap: 0;
    }
    a {
      flex-direction: column;
      justify-content: flex-start;
      gap: 4px;
      min-height: 64px;
      padding: 10px 0 6px;
      /* Full size from 360 px on. Below, and with a larger text size, the longest label still fits into its tab. */
      font-size: min(3.62vw, 0.8125rem);
      line-height: 1.1;
      text-align: center;
      text-wrap: balance;
      white-space: normal;
    }
    a[aria-current] svg {
      color: var(--highlight-text);
    }
    a[aria-current]::after {
      inset: -1px 18% auto;
    }
  }
  @media ${below.tablet} and ${short} {
    position: relative;
    order: 0;
    margin: 0 calc(-1 * var(--gutter)) var(--space-5);
  }
`;

export const Blocks = styled.div`
  display: grid;
  gap: clamp(28px, 4vw, 48px);
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
  align-items: start;
  gap: clamp(32px, 5vw, 80px);

  @media ${below.laptop} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** The column next to the form. On narrow screens the picture is above the form and the login settings below it. */
export const Aside = styled.div`
  position: sticky;
  top: calc(78px + var(--space-5));
  display: grid;
  gap: var(--space-5);

  @media ${below.laptop} {
    display: contents;

    & > :first-child {
      order: -1;
    }
  }
`;

/** The tabs of the role. They fit a phone's width without scrolling. */
export const RoleTabs = styled.div`
  min-width: 0;

  @media ${below.tablet} {
    [role='tablist'] {
      justify-content: space-between;
      gap: 2px;
    }
    [role='tab'] {
      padding-inline: 3px;
      font-size: 0.9375rem;
    }
  }
`;

export const Part = styled.section`
  display: grid;
  gap: var(--space-5);
  min-width: 0;
`;

export const Saving = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3) var(--space-4);
  padding-top: var(--space-5);
  border-top: 1px solid var(--line);

  small {
    color: var(--ink-soft);
    font-size: var(--text-0);
  }
`;

export const LoginAndSecurityCard = styled.section`
  position: relative;
  display: grid;
  gap: var(--space-4);
  justify-items: start;
  padding: var(--space-5);
  background: var(--surface);
  box-shadow: var(--shadow-rest);

  @media ${from.tablet} and ${below.laptop} {
    grid-template-columns: 1fr 1fr;

    h2,
    p {
      grid-column: 1 / -1;
    }
  }
`;
