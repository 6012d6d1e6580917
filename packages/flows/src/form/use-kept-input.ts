import { useEffect, useState } from 'react';
import { dropInput, keepInput, keptKey, readInput } from '../keptInput/kept-input.ts';
import { useSession, useSessionStore } from '../session/session.ts';
import { endedUnasked } from '../session/use-session-end.ts';
import type { Values } from './check.ts';
import { changesOf, differ } from './differ.ts';

/** Whether something waits in a form of this name for its owner, who has logged in again. */
export const isKeptIn = (userId: string, form: string): boolean => readInput(keptKey(userId, form)) !== undefined;

const fits = (value: unknown, like: Values[string] | undefined): boolean =>
  Array.isArray(like)
    ? Array.isArray(value) && value.every((each) => typeof each === 'string')
    : typeof value === typeof like;

/** What was kept, over what is stored now: a field that was not touched is as new as the server has it. */
function restoredOver<V extends Values>(stored: V, kept: unknown): V | undefined {
  const fitting = Object.entries(kept ?? {}).filter(
    ([name, value]) => Object.hasOwn(stored, name) && fits(value, stored[name]),
  );
  const restored = { ...stored, ...(Object.fromEntries(fitting) as Partial<V>) };
  return differ(restored, stored) ? restored : undefined;
}

/**
 * Carries what is typed into a form over a session that ends: kept in this tab for its owner alone, for an hour, and given
 * back when they have logged in again and the form is shown.
 *
 * @param form the form's own name.
 * @param stored what is stored, as the form shows it: only what differs from it is kept.
 */
export function useKeptInput<V extends Values>(form: string, stored: V) {
  const store = useSessionStore();
  const owner = useSession().user?.id;
  const [restored] = useState(() =>
    owner === undefined ? undefined : restoredOver(stored, readInput(keptKey(owner, form))?.data),
  );

  // The form has it by now, and keeps it anew should the session end again.
  useEffect(() => {
    if (owner !== undefined) dropInput(keptKey(owner, form));
  }, [owner, form]);

  /** Keeps what differs from what is stored; false when nothing could be kept. */
  function keep(values: V, userId = owner): boolean {
    return (
      userId !== undefined && differ(values, stored) && keepInput(keptKey(userId, form), changesOf(values, stored))
    );
  }

  return {
    /** What the form begins with, when something was kept. */
    restored,
    keep,
    /** Keeps what was sent from a form that was left meanwhile and refused because the session had ended; false when it was not for that. */
    keepSent: (sent: V): boolean =>
      endedUnasked(store.get()) && owner !== undefined && (isKeptIn(owner, form) || keep(sent)),
  };
}
