import { useCallback, useState } from 'react';
import { useStoredInput } from '../form/use-stored-input.ts';
import { withoutSecrets } from '../keptInput/stored-input.ts';
import { useSessionStore } from '../session/session.ts';
import { inputMemoryOf } from '../keptInput/input-memory.ts';
import type { DeleteRequest } from './machine.ts';

const form = 'account-deletion';
const nothing: DeleteRequest = { reason: '', email: '', password: '', confirmText: '' };

type KeptRequest = Partial<DeleteRequest> & { confirming?: boolean };

/**
 * Keeps the input of the flow, except the password: in memory while the page is left, also for the page in another
 * language (decision 136), and in the storage of the tab when the session ends (decision 61).
 */
export function useDeleteInput() {
  const memory = inputMemoryOf(useSessionStore());
  const { restored, keep } = useStoredInput(form, nothing);
  const [initial] = useState(() => {
    if (restored !== undefined) return { request: restored, confirming: true };
    const { confirming = false, ...request }: KeptRequest = memory.get(form) ?? {};
    return { request: { ...nothing, ...request }, confirming };
  });
  const keepInMemory = useCallback(
    (request: DeleteRequest, confirming: boolean) => memory.keep(form, { ...withoutSecrets(request), confirming }),
    [memory],
  );
  const forget = useCallback(() => void memory.take(form), [memory]);
  return {
    /** The input with which the flow begins, and whether it begins with the confirmation. */
    initial,
    /** Keeps the input when the session ends. */
    keep,
    /** Keeps the input in case the page is left. */
    keepInMemory,
    /** Removes the input from memory. */
    forget,
  };
}
