import { displayName } from '@kermesse/api/display-name';
import { loadWithRetries } from '@kermesse/api/load-with-retries';
import { toLocale, type Locale } from '@kermesse/api/schemas/common/locale';
import { useTask } from '@kermesse/api/use-task';
import { from } from '@kermesse/ui/breakpoints';
import { useSession, type User } from '@kermesse/flows/session';
import { translated } from '@kermesse/flows/translated';
import { useFirstPicture } from '@kermesse/flows/use-first-picture';
import { afterTwoFrames } from '@kermesse/ui/focus';
import { Avatar } from '@kermesse/ui/Avatar';
import { lazyComponent, renderNothing } from '@kermesse/ui/lazy-component';
import { useToasts } from '@kermesse/ui/Toasts';
import { VisuallyHidden } from '@kermesse/ui/VisuallyHidden';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { loadScreensI18n } from '../../i18n/browser.ts';
import type { Prefix } from '../../links/links.ts';

export interface AccountBadgeProps {
  /** The logged-in user. */
  user: User;
  /** The language prefix of links. */
  prefix: Prefix;
  /** Loads the code and the texts of the confirmation to log out. */
  loadConfirmation?: (locale: Locale) => Promise<unknown>;
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
const LogoutDialog = lazyComponent(async () => (await import('@kermesse/flows/logout')).LogoutDialog, renderNothing);
const loadDialog = (locale: Locale) => Promise.all([LogoutDialog.preload(), loadScreensI18n(locale)]);

/**
 * Shows the logged-in user: picture or initials, and the name where there is room. The code of its menu loads on hover
 * or focus. The badge is pending while code loads. When it cannot be loaded, a notification allows to log out
 * until the next attempt.
 */
export function AccountBadge({ user, prefix, loadConfirmation = loadDialog }: AccountBadgeProps) {
  const { t, i18n } = useTranslation('app');
  const { logOut } = useSession();
  const toasts = useToasts();
  const { pending, run } = useTask();
  const button = useRef<HTMLButtonElement>(null);
  const failure = useRef('');
  const [open, setOpen] = useState(false);
  // The dialog stays mounted after its first opening, so that it can animate its closing and return the focus.
  const [logoutOpen, setLogoutOpen] = useState<boolean>();
  const name = displayName(user);
  const picture = useFirstPicture(user);

  async function loadAndShow(load: () => Promise<unknown>, show: () => void) {
    toasts.close(failure.current);
    try {
      await loadWithRetries(load);
      show();
    } catch {
      failure.current = toasts.show({
        kind: 'error',
        title: translated('app', 'account.failed'),
        text: translated('app', 'account.failedText'),
        action: { label: translated('app', 'account.logOut'), run: () => void logOut() },
      });
    }
  }
  const openMenu = () => void run(() => loadAndShow(AccountMenu.preload, () => setOpen(true)));
  const confirmLogout = () =>
    void run(() =>
      loadAndShow(
        () => loadConfirmation(toLocale(i18n.language)),
        () => setLogoutOpen(true),
      ),
    );

  return (
    <>
      <Badge
        ref={button}
        type="button"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-busy={pending || undefined}
        data-pending={pending || undefined}
        title={name}
        onPointerEnter={loadMenu}
        onFocus={loadMenu}
        onClick={openMenu}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          openMenu();
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
          onLogOut={() => afterTwoFrames(confirmLogout)}
        />
      )}
      {logoutOpen !== undefined && <LogoutDialog isOpen={logoutOpen} onOpenChange={setLogoutOpen} />}
    </>
  );
}
