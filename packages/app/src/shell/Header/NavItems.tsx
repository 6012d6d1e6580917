import { framedSurface } from '@kermesse/ui/popover-card';
import styled from 'styled-components';
import { MenuLink, type MenuEntriesProps } from '../MenuLink.tsx';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  column-gap: clamp(16px, 1.9vw, 34px);

  li {
    position: relative;
  }
  a,
  summary {
    display: block;
    /* Two rows fill the height of the bar. */
    padding-block: 7px;
    font-weight: 540;
    line-height: 1.45;
    text-decoration: underline;
    text-decoration-color: transparent;
    text-underline-offset: 7px;
    list-style: none;
    white-space: nowrap;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  a:hover,
  a[aria-current],
  summary:hover,
  summary[data-current],
  [open] > summary {
    text-decoration-color: var(--highlight-text);
  }
  a[aria-current],
  summary[data-current] {
    text-decoration-thickness: 2px;
  }
  summary::after {
    content: '';
    display: inline-block;
    inline-size: 0.4em;
    block-size: 0.4em;
    margin-inline-start: 0.5em;
    border: solid currentColor;
    border-width: 0 1.25px 1.25px 0;
    transform: translateY(-0.2em) rotate(45deg);
    transition: transform var(--fast) var(--ease);
  }
  [open] > summary::after {
    transform: translateY(0.05em) rotate(225deg);
  }
`;

/** The submenu under its entry, in the page's tone even if the header has another. */
const SubMenu = styled.ul`
  ${framedSurface}
  position: absolute;
  z-index: 1;
  inset-block: calc(100% + 8px) auto;
  inset-inline: -23px auto;
  min-inline-size: 220px;
  max-block-size: calc(100vh - 120px);
  overflow-y: auto;

  && a {
    padding: 10px 12px 11px;
    border-radius: var(--radius);
    white-space: normal;
    text-decoration-color: transparent;
  }
  && a:hover,
  && a[aria-current] {
    background: var(--sunk);
  }
`;

/**
 * Lists the entries of the header's menu. An entry with children opens a submenu. The submenu is a native disclosure
 * and works without JavaScript. With JavaScript, arrow keys move the focus in it, and Escape and a press outside close
 * it (`enhance-shell.ts`).
 */
export function NavItems({ entries, currentHref }: MenuEntriesProps) {
  return (
    <List>
      {entries.map((entry) => (
        <li key={entry.id}>
          {entry.items === undefined ? (
            <MenuLink entry={entry} currentHref={currentHref} />
          ) : (
            <details name="header-menu" data-menu="">
              <summary data-current={entry.items.some((inner) => inner.href === currentHref) || undefined}>
                {entry.title}
              </summary>
              <SubMenu data-tone="page">
                {entry.items.map((inner) => (
                  <li key={inner.id}>
                    <MenuLink entry={inner} currentHref={currentHref} />
                  </li>
                ))}
              </SubMenu>
            </details>
          )}
        </li>
      ))}
    </List>
  );
}
