import { removeKeptInput, keepInput, keptKey, readKeptInput } from '@kermesse/flows/kept-input';
import { anonymousSession, type Session, type SessionStore } from '@kermesse/flows/session';
import { endedUnexpectedly } from '@kermesse/flows/session-end';
import type { InputKeeper, KeptForm } from '@kermesse/sections/kept-input';

/** The `InputKeeper` of the app. */
export interface AppInputKeeper extends InputKeeper {
  /** Call this when another page is shown, before its forms register. */
  onPageShown: () => void;
  /** Whether a form of the page has input that a replacement of the page would lose. */
  hasInput: () => boolean;
  /** Sets whether the forms of a built-in screen have unsaved input. They do not register. */
  setScreenInput: (unsaved: boolean) => void;
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
  const forms = new Set<KeptForm>();
  let screenInput = false;
  store.subscribe((session, before) => {
    lastOwner = ownerOfEnded(session, before) ?? (session.user === null ? lastOwner : undefined);
  });
  return {
    onPageShown() {
      lastOwner = undefined;
    },
    hasInput: () => screenInput || [...forms].some((form) => form.values() !== undefined),
    setScreenInput(unsaved) {
      screenInput = unsaved;
    },
    join(name, form) {
      const { values, restore } = form;
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
      forms.add(form);
      const unsubscribe = store.subscribe(onChange);
      return {
        keep,
        stop() {
          forms.delete(form);
          unsubscribe();
        },
        drop: () => {
          if (keptFor !== undefined) removeKeptInput(keptKey(keptFor, name));
        },
      };
    },
  };
}
