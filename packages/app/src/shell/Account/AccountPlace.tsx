import { ButtonLink } from '@kermesse/ui/ButtonLink';
import styled from 'styled-components';

export interface AccountPlaceProps {
  loginHref: string;
  /** The words of the way in. */
  label: string;
}

/** Beside the logo, the search and the menu there is no room for the way in, which the menu holds, too. */
const noRoom = '@container tools (max-width: 15.99rem)';

const Guest = styled.span`
  margin-inline-start: var(--space-2);

  :root[data-session] & {
    display: none;
  }
  ${noRoom} {
    display: none;
  }
`;

/** As wide as a badge from the first paint on, where the document says that somebody is signed in. */
const Badge = styled.span`
  display: none;

  :root[data-session] & {
    display: block;
    min-inline-size: 44px;
    min-block-size: 44px;
  }
`;

/**
 * Where the header shows who is here. The server's HTML is the same for everybody: the way in, and the place of a badge,
 * of which the document shows one (`data-session` on its root, set before the first paint). `Account` fills the badge.
 */
export function AccountPlace({ loginHref, label }: AccountPlaceProps) {
  return (
    <>
      <Guest>
        <ButtonLink href={loginHref} variant="line">
          {label}
        </ButtonLink>
      </Guest>
      <Badge data-account-badge="" />
    </>
  );
}
