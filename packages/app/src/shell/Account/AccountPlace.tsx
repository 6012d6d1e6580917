import { ButtonLink } from '@kermesse/ui/ButtonLink';
import styled from 'styled-components';

export interface AccountPlaceProps {
  loginHref: string;
  /** The text of the login link. */
  label: string;
}

/** The container query for headers without room for the login link, which is also in the menu. */
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

/** Reserves the size of the badge from the first paint on, if the document has `data-session`. */
const Badge = styled.span`
  display: none;

  :root[data-session] & {
    display: block;
    min-inline-size: 44px;
    min-block-size: 44px;
  }
`;

/**
 * The place of the login link or of the account badge in the header. The server's HTML is the same for every visitor
 * and contains both; CSS shows one of them by `data-session` on the root, which is set before the first paint.
 * `Account` renders the badge into its place.
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
