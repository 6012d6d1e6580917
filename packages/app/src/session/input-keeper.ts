import { removeKeptInput, keepInput, keptKey, readKeptInput } from '@kermesse/flows/kept-input';
import { anonymousSession, type Session, type SessionStore } from '@kermesse/flows/session';
import { endedUnexpectedly } from '@kermesse/flows/session-end';
import type { InputKeeper } from '@kermesse/sections/kept-input';

/**
 * Creates a store for the input of sections' forms. It follows the rules of the account's forms: only the owner gets
 * the input back, within an hour.
 */
export function createInputKeeper(store: Pick<SessionStore, 'get' | 'subscribe'>): InputKeeper {
  return {
    join(name, { values, restore }) {
      /** The user whose input was stored last. A form may learn after its unmount that it was sent. */
      let keptFor: string | undefined;
      function look(session: Session, { user: before }: Session): void {
        const owner = before?.id;
        const typed = owner !== undefined && endedUnexpectedly(session) ? values() : undefined;
        if (owner !== undefined && typed !== undefined && keepInput(keptKey(owner, name), typed)) keptFor = owner;
        const now = session.user?.id;
        if (now !== undefined && now !== owner) {
          const key = keptKey(now, name);
          const kept = readKeptInput(key);
          removeKeptInput(key);
          if (kept !== undefined) restore(kept.data);
        }
      }
      look(store.get(), anonymousSession);
      return {
        stop: store.subscribe(look),
        drop: () => {
          if (keptFor !== undefined) removeKeptInput(keptKey(keptFor, name));
        },
      };
    },
  };
}
