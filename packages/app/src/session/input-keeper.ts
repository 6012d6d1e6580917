import { removeStoredInput, storeInput, storedInputKey, readStoredInput } from '@kermesse/flows/stored-input';
import { inputMemoryOf } from '@kermesse/flows/input-memory';
import { anonymousSession, keepsInput, type Session, type SessionStore } from '@kermesse/flows/session';
import type { InputKeeper, KeptForm } from '@kermesse/sections/input-keeper';
import { confirmUnload } from '@kermesse/ui/confirm-unload';

/** The `InputKeeper` of the app. */
export interface AppInputKeeper extends InputKeeper {
  /** Call this when another page is shown, before its forms register. */
  onPageShown: () => void;
  /** Whether a form of the page has input that a replacement of the page would lose. */
  hasInput: () => boolean;
  /** Sets whether the forms of a built-in screen have unsaved input. They do not register. */
  setScreenInput: (unsaved: boolean) => void;
}

/** Returns the id of the user whose session ends with this change, if their input is kept. */
const ownerOfEnded = (session: Session, { user }: Session): string | undefined =>
  user !== null && keepsInput(session) ? user.id : undefined;

/**
 * Creates a store for the input of sections' forms. When a session ends, it follows the rules of the account's forms:
 * only the owner gets the input back, within an hour. The input of a page that was left stays in memory until the same
 * visitor returns to the form. The browser asks before it unloads a page with input.
 */
export function createInputKeeper(store: Pick<SessionStore, 'get' | 'subscribe'>): AppInputKeeper {
  /** The user whose session has ended on the shown page. A form that hydrates later still keeps their input. */
  let lastOwner: string | undefined;
  /** The forms of the page, with their names. */
  const forms = new Map<KeptForm, string>();
  const memory = inputMemoryOf(store);
  let screenInput = false;
  store.subscribe((session, before) => {
    lastOwner = ownerOfEnded(session, before) ?? (session.user === null ? lastOwner : undefined);
  });
  const hasFormInput = () => [...forms.keys()].some((form) => form.values() !== undefined);
  return {
    onPageShown() {
      lastOwner = undefined;
    },
    hasInput: () => screenInput || hasFormInput(),
    setScreenInput(unsaved) {
      screenInput = unsaved;
    },
    register(name, form) {
      const { values, restore } = form;
      /** The owner of the input while their session has ended. */
      let endedFor = lastOwner;
      /** The user whose input was stored last. A form may learn after its unmount that it was sent. */
      let keptFor: string | undefined;
      /** The input of a user who is no longer the visitor. It is not kept. */
      let foreign: ReturnType<typeof values>;
      function keep(): void {
        confirmUnload(forms, hasFormInput());
        const typed = endedFor === undefined ? undefined : values();
        if (endedFor !== undefined && typed !== undefined && storeInput(storedInputKey(endedFor, name), typed))
          keptFor = endedFor;
      }
      function onChange(session: Session, before: Session): void {
        const previousVisitor = before.user?.id ?? endedFor;
        endedFor = ownerOfEnded(session, before) ?? (session.user === null ? endedFor : undefined);
        const visitor = session.user?.id;
        if (previousVisitor !== undefined && previousVisitor !== visitor && endedFor === undefined) {
          foreign = values();
          if (foreign !== undefined) form.clear(foreign, 'session');
        }
        keep();
        if (visitor !== undefined && visitor !== before.user?.id) {
          const key = storedInputKey(visitor, name);
          const kept = readStoredInput(key);
          removeStoredInput(key);
          if (kept !== undefined) restore(kept.data, 'session');
        }
      }
      onChange(store.get(), anonymousSession);
      const last = memory.take(name);
      if (last !== undefined) restore(last, 'page');
      forms.set(form, name);
      const unsubscribe = store.subscribe(onChange);
      return {
        keep,
        stop() {
          const typed = values();
          if (typed !== undefined && endedFor === undefined) {
            memory.keep(name, typed);
            // The form may be unmounted before it has rendered without the input of the last user.
            if (foreign !== undefined) memory.removeSent(name, foreign);
          }
          forms.delete(form);
          confirmUnload(forms, hasFormInput());
          unsubscribe();
        },
        drop: (sent) => {
          // The visitor may have returned to the form, and left it again with other input.
          memory.removeSent(name, sent);
          for (const [other, itsName] of forms) if (other !== form && itsName === name) other.clear(sent, 'sent');
          if (keptFor !== undefined) removeStoredInput(storedInputKey(keptFor, name));
        },
      };
    },
  };
}
