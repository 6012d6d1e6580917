import { useEffect, useRef } from 'react';
import { changesOf, hasChanges } from '../form/changes.ts';
import type { Values } from '../form/check.ts';
import type { useForm } from '../form/use-form.ts';
import { keepInput, keptKey, readKeptInput, removeKeptInput } from '../keptInput/kept-input.ts';
import { useSessionStore } from '../session/session.ts';

/** The owner of the input of guests. The next sign-in removes it, as it removes the input of other users. */
const guest = 'guest';

/**
 * Keeps the input of a guest's form, except secrets, when the form is left, and restores it when the form is shown again:
 * in another language, or after Back.
 *
 * @param name the name of the form
 */
export function useLeftInput<V extends Values>(
  name: string,
  { values, renew }: Pick<ReturnType<typeof useForm<V, unknown>>, 'values' | 'renew'>,
  initial: V,
): void {
  const store = useSessionStore();
  const latest = useRef(values);
  useEffect(() => {
    latest.current = values;
  }, [values]);

  useEffect(() => {
    const key = keptKey(guest, name);
    const kept = Object.entries(readKeptInput(key)?.data ?? {}).filter(
      ([field, value]) => typeof value === typeof initial[field],
    );
    removeKeptInput(key);
    if (kept.length > 0) renew(initial, { ...initial, ...(Object.fromEntries(kept) as Partial<V>) });
    return () => {
      if (store.get().user === null && hasChanges(latest.current, initial))
        keepInput(key, changesOf(latest.current, initial), null);
    };
  }, [name, initial, renew, store]);
}
