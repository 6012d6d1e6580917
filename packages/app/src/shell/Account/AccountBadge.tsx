import { displayName } from '@kermesse/api/display-name';
import { from } from '@kermesse/ui/breakpoints';
import type { User } from '@kermesse/flows/session';
import { useFirstPicture } from '@kermesse/flows/use-first-picture';
import { afterTwoFrames } from '@kermesse/ui/focus';
import { Avatar } from '@kermesse/ui/Avatar';
import { lazyComponent, renderNothing } from '@kermesse/ui/lazy-component';
import { VisuallyHidden } from '@kermesse/ui/VisuallyHidden';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { Prefix } from '../../links/links.ts';

export interface AccountBadgeProps {
  /** The logged-in user. */
  user: User;
  /** The language prefix of links. */
  prefix: Prefix;
  /** Opens the confirmation to sign out. */
  onSignOut: () => void;
}

const Badge = styled.button`
  display: flex;
  align-items: center;
  gap: 10px;
  max-inline-size: 11em;
  min-block-size: 44px;
  padding: 2px;
  border: 0;
  border-radius: var(--radius);
  background: none;
  color: inherit;
  font-weight: 540;
  text-align: start;

  &:hover,
  &[aria-expanded='true'] {
    background: color-mix(in srgb, currentColor 9%, transparent);
  }
  @media ${from.laptop} {
    margin-inline: var(--space-2) -14px;
    padding-inline-end: 14px;
  }
`;

const Name = styled.span`
  display: none;
  overflow: hidden;
  white-space: nowrap;
  text-overflow: ellipsis;

  @media ${from.laptop} {
    display: block;
  }
`;

const AccountMenu = lazyComponent(async () => (await import('./AccountMenu.tsx')).AccountMenu, renderNothing);
const loadMenu = () => void AccountMenu.preload().catch(() => undefined);

/**
 * Shows the logged-in user: picture or initials, and the name where there is room. The code of its menu loads on hover
 * or focus.
 */
export function AccountBadge({ user, prefix, onSignOut }: AccountBadgeProps) {
  const { t } = useTranslation('app');
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const name = displayName(user);
  const picture = useFirstPicture(user);
  return (
    <>
      <Badge
        ref={button}
        type="button"
        aria-haspopup="menu"
        aria-expanded={open}
        title={name}
        onPointerEnter={loadMenu}
        onFocus={loadMenu}
        onClick={() => setOpen(true)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        <Avatar name={name} src={picture} />
        <Name aria-hidden="true">{name}</Name>
        <VisuallyHidden>{t('account.badge', { name })}</VisuallyHidden>
      </Badge>
      {open && (
        <AccountMenu
          user={user}
          prefix={prefix}
          anchor={button}
          onClose={() => setOpen(false)}
          // The menu returns the focus first, so that the dialog can store and return it.
          onSignOut={() => afterTwoFrames(onSignOut)}
        />
      )}
    </>
  );
}
