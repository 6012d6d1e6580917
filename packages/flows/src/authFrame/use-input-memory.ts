import { useEffect, useEffectEvent } from 'react';
import { changesOf } from '../form/changes.ts';
import type { Values } from '../form/check.ts';
import type { useForm } from '../form/use-form.ts';
import { withoutSecrets } from '../keptInput/stored-input.ts';
import { inputMemoryOf } from '../keptInput/input-memory.ts';
import { useSessionStore } from '../session/session.ts';

/**
 * Keeps the input of a guest's form, except secrets, when the form is left, and restores it when the form is shown
 * again: in another language, or after Back. A login removes all input, also one in another tab.
 *
 * @param name the name of the form
 */
export function useInputMemory<V extends Values>(
  name: string,
  { values, renew }: Pick<ReturnType<typeof useForm<V, unknown>>, 'values' | 'renew'>,
  initial: V,
): void {
  const store = useSessionStore();
  const changesNow = useEffectEvent(() => withoutSecrets(changesOf(values, initial)));

  useEffect(() => {
    const memory = inputMemoryOf(store);
    const input = memory.take(name);
    if (input !== undefined) renew(initial, { ...initial, ...input });
    return () => {
      const changes = changesNow();
      // After a login, the form has done its work.
      if (store.get().user === null && Object.keys(changes).length > 0) memory.keep(name, changes);
    };
  }, [name, initial, renew, store]);
}
