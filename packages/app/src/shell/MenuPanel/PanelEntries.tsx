import styled from 'styled-components';
import { MenuLink, type MenuEntriesProps } from '../MenuLink.tsx';

const List = styled.ul`
  > li {
    border-block-end: 1px solid var(--line);
  }
  > li > a,
  summary {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--space-4);
    padding-block: 0.4em 0.5em;
    font: 400 var(--text-3) / 1.15 var(--serif);
    list-style: none;
    text-decoration: none;
    text-wrap: balance;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary::after {
    content: '';
    flex: none;
    inline-size: 0.36em;
    block-size: 0.36em;
    margin-inline-end: 4px;
    border: solid var(--highlight-text);
    border-width: 0 1.5px 1.5px 0;
    transform: translateY(-0.2em) rotate(45deg);
    transition: transform var(--base) var(--ease);
  }
  [open] > summary::after {
    transform: rotate(225deg);
  }
  a:hover,
  summary:hover,
  [aria-current] {
    color: var(--highlight-text);
  }
`;

const Inner = styled.ul`
  margin-block-end: var(--space-4);
  padding-inline-start: var(--space-4);
  border-inline-start: 1px solid var(--hairline);

  a {
    display: block;
    padding-block: 9px;
    text-decoration: none;
  }
`;

/** Lists the entries of the menu vertically. A group is a disclosure, open if it contains the current page. */
export function PanelEntries({ entries, currentHref }: MenuEntriesProps) {
  return (
    <List>
      {entries.map((entry) => (
        <li key={entry.id}>
          {entry.items === undefined ? (
            <MenuLink entry={entry} currentHref={currentHref} />
          ) : (
            <details open={entry.items.some((inner) => inner.href === currentHref)}>
              <summary>{entry.title}</summary>
              <Inner>
                {entry.items.map((inner) => (
                  <li key={inner.id}>
                    <MenuLink entry={inner} currentHref={currentHref} />
                  </li>
                ))}
              </Inner>
            </details>
          )}
        </li>
      ))}
    </List>
  );
}
