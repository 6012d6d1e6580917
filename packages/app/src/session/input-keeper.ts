import { removeKeptInput, keepInput, keptKey, readKeptInput } from '@kermesse/flows/kept-input';
import { anonymousSession, type Session, type SessionStore } from '@kermesse/flows/session';
import { endedUnexpectedly } from '@kermesse/flows/session-end';
import type { InputKeeper } from '@kermesse/sections/kept-input';

/** The `InputKeeper` of the app. */
export interface AppInputKeeper extends InputKeeper {
  /** Call this when another page is shown, before its forms register. */
  onPageShown: () => void;
}

/** Returns the id of the user whose session ends unexpectedly with this change. */
const ownerOfEnded = (session: Session, { user }: Session): string | undefined =>
  user !== null && endedUnexpectedly(session) ? user.id : undefined;

/**
 * Creates a store for the input of sections' forms. It follows the rules of the account's forms: only the owner gets
 * the input back, within an hour.
 */
export function createInputKeeper(store: Pick<SessionStore, 'get' | 'subscribe'>): AppInputKeeper {
  /** The user whose session has ended on the shown page. A form that hydrates later still keeps their input. */
  let lastOwner: string | undefined;
  store.subscribe((session, before) => {
    lastOwner = ownerOfEnded(session, before) ?? (session.user === null ? lastOwner : undefined);
  });
  return {
    onPageShown() {
      lastOwner = undefined;
    },
    join(name, { values, restore }) {
      /** The owner of the input while their session has ended. */
      let endedFor = lastOwner;
      /** The user whose input was stored last. A form may learn after its unmount that it was sent. */
      let keptFor: string | undefined;
      function keep(): void {
        const typed = endedFor === undefined ? undefined : values();
        if (endedFor !== undefined && typed !== undefined && keepInput(keptKey(endedFor, name), typed))
          keptFor = endedFor;
      }
      function onChange(session: Session, before: Session): void {
        endedFor = ownerOfEnded(session, before) ?? (session.user === null ? endedFor : undefined);
        keep();
        const now = session.user?.id;
        if (now !== undefined && now !== before.user?.id) {
          const key = keptKey(now, name);
          const kept = readKeptInput(key);
          removeKeptInput(key);
          if (kept !== undefined) restore(kept.data);
        }
      }
      onChange(store.get(), anonymousSession);
      return {
        keep,
        stop: store.subscribe(onChange),
        drop: () => {
          if (keptFor !== undefined) removeKeptInput(keptKey(keptFor, name));
        },
      };
    },
  };
}
