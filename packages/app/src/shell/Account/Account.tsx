import { useSession } from '@kermesse/flows/session';
import { lazyComponent, nothing } from '@kermesse/ui/lazy-component';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Prefix } from '../../links/links.ts';

const AccountBadge = lazyComponent(async () => (await import('./AccountBadge.tsx')).AccountBadge, nothing);
const Offer = lazyComponent(async () => (await import('./Offer.tsx')).Offer, nothing);
const SignOut = lazyComponent(async () => (await import('./SignOut.tsx')).SignOut, nothing);

export interface AccountProps {
  prefix: Prefix;
  /** The page that is shown: with another one the header may be another. */
  page: object;
  /** Whether the site offers passkeys. */
  passkeys: boolean;
}

/** An element without a box of its own. */
function boxless(): HTMLElement {
  const element = document.createElement('span');
  element.style.display = 'contents';
  return element;
}

/**
 * The badge of the signed-in user, in its place in the header (`AccountPlace`). The header is the server's HTML, the
 * same for everybody; this alone knows the session, and ships nothing more to a guest.
 */
export function Account({ prefix, page, passkeys }: AccountProps) {
  const { state, user } = useSession();
  // Once asked for, the dialog stays, closed: it leaves by itself, and gives the focus back.
  const [leaving, setLeaving] = useState<boolean>();
  // An element of its own moves with the place: the badge and its open menu outlive a header that is drawn anew.
  const kept = useRef<HTMLElement>(null);
  const [host, setHost] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (state !== 'starting') document.documentElement.toggleAttribute('data-session', state === 'connected');
  }, [state]);
  useLayoutEffect(() => {
    const place = document.querySelector('[data-account-badge]');
    if (place !== null) {
      kept.current ??= boxless();
      if (kept.current.parentElement !== place) place.append(kept.current);
    }
    setHost(place === null ? null : kept.current);
  }, [page]);
  // Seen as nobody first: who comes back with a session that was kept has signed in before.
  const [wasNobody, setWasNobody] = useState(false);
  if (state === 'anonymous' && !wasNobody) setWasNobody(true);
  const justSignedIn = wasNobody && state === 'connected';
  if (user === null || host === null) return null;
  return (
    <>
      {createPortal(<AccountBadge user={user} prefix={prefix} onSignOut={() => setLeaving(true)} />, host)}
      {justSignedIn && passkeys && user.profileId !== null && <Offer />}
      {leaving !== undefined && <SignOut isOpen={leaving} onOpenChange={setLeaving} />}
    </>
  );
}
