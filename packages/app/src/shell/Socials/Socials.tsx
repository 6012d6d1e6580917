import type { SiteProps } from '@kermesse/api/page-props';
import { isNetwork, networkNames } from '@kermesse/sections/networks';
import { VisuallyHidden } from '@kermesse/ui/VisuallyHidden';
import styled from 'styled-components';
import { NetworkMark } from './NetworkMark.tsx';

export interface SocialsProps {
  /** The name of the list for assistive technology. */
  label: string;
  /** The address of each network. A network without one has no link. */
  socials: SiteProps['socials'];
  /** Whether to show the names. Otherwise only the logos are visible, in a row; screen readers still read the names. */
  named?: boolean;
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  margin-inline-start: -11px;

  a {
    display: flex;
    align-items: center;
    justify-content: center;
    min-inline-size: max(44px, 2rem);
    min-block-size: 44px;
    border-radius: var(--radius);
    color: var(--highlight-text);
    text-decoration: none;
    transition: color var(--fast) var(--ease);
  }
  a:hover {
    color: var(--ink);
  }
  svg {
    flex: none;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    fill: currentColor;
  }

  &[data-named] {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 126px), 1fr));
    column-gap: var(--space-4);
    margin-inline-start: 0;

    a {
      justify-content: start;
      gap: var(--space-3);
      color: var(--ink);
    }
    a:hover {
      color: var(--highlight-text);
    }
    svg {
      color: var(--highlight-text);
    }
  }
`;

const nameOf = (network: string) => (isNetwork(network) ? networkNames[network] : network);

/** Lists the site's social networks, each once, as logos. Renders nothing if there are none. */
export function Socials({ label, socials, named = false }: SocialsProps) {
  if (socials.length === 0) return null;
  return (
    <List aria-label={label} data-named={named || undefined} data-screen-only>
      {socials.map(({ network, url }) => (
        <li key={network}>
          <a href={url} rel="noopener me">
            <NetworkMark network={network} />
            {named ? nameOf(network) : <VisuallyHidden>{nameOf(network)}</VisuallyHidden>}
          </a>
        </li>
      ))}
    </List>
  );
}
