import type { AppPageProps } from '@kermesse/api/page-props';
import { useSession } from '@kermesse/flows/session';
import type { FlowSettings } from '@kermesse/flows/settings';
import { lazyComponent, renderNothing } from '@kermesse/ui/lazy-component';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Prefix } from '../../links/links.ts';

const AccountBadge = lazyComponent(async () => (await import('./AccountBadge.tsx')).AccountBadge, renderNothing);
const LazyPasskeyOffer = lazyComponent(
  async () => (await import('./PhonePasskeyOffer.tsx')).PhonePasskeyOffer,
  renderNothing,
);

export interface AccountProps {
  /** The page that is shown. Another page may have a new header element. */
  page: { prefix: Prefix; props: Pick<AppPageProps, 'screen'>; flows: Pick<FlowSettings, 'passkeys'> };
}

/** Creates an element that generates no box. */
function boxless(): HTMLElement {
  const element = document.createElement('span');
  element.style.display = 'contents';
  return element;
}

/**
 * Renders the badge of the logged-in user into the header (`AccountPlace`). The header is server HTML, the same for
 * every visitor. Only this component depends on the session, and a guest loads no further code for it.
 */
export function Account({ page }: AccountProps) {
  const { prefix, props, flows } = page;
  const { state, user } = useSession();
  // The portal's element moves to a new header: the badge and its open menu survive a header that is rendered again.
  const kept = useRef<HTMLElement>(null);
  const [host, setHost] = useState<HTMLElement | null>(null);
  useEffect(() => {
    // The loader has set it before the first paint.
    if (state !== 'starting') document.documentElement.toggleAttribute('data-session', state === 'connected');
  }, [state]);
  useLayoutEffect(() => {
    const place = document.querySelector('[data-account-badge]');
    if (place !== null) {
      kept.current ??= boxless();
      if (kept.current.parentElement !== place) {
        place.append(kept.current);
        // The move has blurred the badge. While its code loads, the badge needs the focus: its menu returns it there.
        if (document.activeElement === document.body)
          kept.current
            .querySelector<HTMLElement>('[aria-expanded=true], [aria-busy=true]')
            ?.focus({ preventScroll: true });
      }
    }
    setHost(place === null ? null : kept.current);
  }, [page]);
  // A user who was anonymous on this page has just logged in. A user with a stored session was never anonymous.
  const [wasAnonymous, setWasAnonymous] = useState(false);
  if (state === 'anonymous' && !wasAnonymous) setWasAnonymous(true);
  const justLoggedIn = wasAnonymous && state === 'connected';
  // The set-up of the profile ends with a dialog of its own.
  const offersPasskey = justLoggedIn && flows.passkeys && props.screen !== 'profile-info';
  if (user === null || host === null) return null;
  return (
    <>
      {/* The key closes the menu and the dialog with the session of the user who opened them. */}
      {createPortal(<AccountBadge key={user.id} user={user} prefix={prefix} />, host)}
      {offersPasskey && user.profileId !== null && <LazyPasskeyOffer />}
    </>
  );
}
