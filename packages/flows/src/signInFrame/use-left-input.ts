import { useEffect, useRef } from 'react';
import { changesOf } from '../form/changes.ts';
import type { Values } from '../form/check.ts';
import type { useForm } from '../form/use-form.ts';
import { withoutSecrets } from '../keptInput/kept-input.ts';
import { useSessionStore } from '../session/session.ts';

/**
 * The input of forms that a guest has left, by the name of the form, for each session store. It stays in memory only
 * (decision 136).
 */
const leftInput = new WeakMap<ReturnType<typeof useSessionStore>, Map<string, object>>();

/**
 * Keeps the input of a guest's form, except secrets, when the form is left, and restores it when the form is shown again:
 * in another language, or after Back. A sign-in removes all input.
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
    const left = leftInput.get(store) ?? new Map<string, object>();
    leftInput.set(store, left);
    const input = left.get(name);
    left.delete(name);
    if (input !== undefined) renew(initial, { ...initial, ...input });
    return () => {
      const changes = withoutSecrets(changesOf(latest.current, initial));
      if (store.get().user !== null) left.clear();
      else if (Object.keys(changes).length > 0) left.set(name, changes);
    };
  }, [name, initial, renew, store]);
}
