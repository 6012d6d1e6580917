import { useEffect, useState } from 'react';
import { removeStoredInput, storeInput, storedInputKey, readStoredInput } from '../keptInput/stored-input.ts';
import { keepsInput, useSession, useSessionStore } from '../session/session.ts';
import type { Values } from './check.ts';
import { changesOf, hasChanges } from './changes.ts';

/** Whether the user has kept input for the form with this name. */
export const isInputStored = (userId: string, form: string): boolean =>
  readStoredInput(storedInputKey(userId, form)) !== undefined;

const fits = (value: unknown, like: Values[string] | undefined): boolean =>
  Array.isArray(like)
    ? Array.isArray(value) && value.every((each) => typeof each === 'string')
    : typeof value === typeof like;

/** Merges kept input into the stored values. Fields that were not edited have the server's current values. */
function restoredOver<V extends Values>(stored: V, kept: unknown): V | undefined {
  const fitting = Object.entries(kept ?? {}).filter(
    ([name, value]) => Object.hasOwn(stored, name) && fits(value, stored[name]),
  );
  const restored = { ...stored, ...(Object.fromEntries(fitting) as Partial<V>) };
  return hasChanges(restored, stored) ? restored : undefined;
}

/**
 * Keeps a form's input when the session ends. The input stays in this tab for an hour, only for the same user, and is
 * restored when the user has logged in again and the form is shown.
 *
 * @param form the name of the form.
 * @param stored the stored values in the form's format. Only values that differ from them are kept.
 */
export function useStoredInput<V extends Values>(form: string, stored: V) {
  const store = useSessionStore();
  const owner = useSession().user?.id;
  const [restored] = useState(() =>
    owner === undefined ? undefined : restoredOver(stored, readStoredInput(storedInputKey(owner, form))?.data),
  );

  // The form has restored the input. If the session ends again, the form keeps it again.
  useEffect(() => {
    if (owner !== undefined) removeStoredInput(storedInputKey(owner, form));
  }, [owner, form]);

  /** Keeps the values that differ from the stored ones. Returns false when nothing was kept. */
  function keep(values: V, userId = owner): boolean {
    return (
      userId !== undefined &&
      hasChanges(values, stored) &&
      storeInput(storedInputKey(userId, form), changesOf(values, stored))
    );
  }

  return {
    /** The initial values of the form, when input was kept. */
    restored,
    keep,
    /**
     * Keeps the sent values of a form that was left, when the request failed because the session had ended. Returns
     * false when the request failed for another reason.
     */
    keepSent: (sent: V): boolean =>
      keepsInput(store.get()) && owner !== undefined && (isInputStored(owner, form) || keep(sent)),
  };
}
