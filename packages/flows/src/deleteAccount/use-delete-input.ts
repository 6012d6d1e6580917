import { useCallback, useState } from 'react';
import { useKeptInput } from '../form/use-kept-input.ts';
import { withoutSecrets } from '../keptInput/stored-input.ts';
import { useSessionStore } from '../session/session.ts';
import { leftInputOf } from '../signInFrame/left-input.ts';
import type { DeleteRequest } from './machine.ts';

const form = 'account-deletion';
const nothing: DeleteRequest = { reason: '', email: '', password: '', confirmText: '' };

type LeftRequest = Partial<DeleteRequest> & { confirming?: boolean };

/**
 * Keeps the input of the flow, except the password: in memory while the page is left, also for the page in another
 * language (decision 136), and in the storage of the tab when the session ends (decision 61).
 */
export function useDeleteInput() {
  const left = leftInputOf(useSessionStore());
  const { restored, keep } = useKeptInput(form, nothing);
  const [initial] = useState(() => {
    if (restored !== undefined) return { request: restored, confirming: true };
    const { confirming = false, ...request }: LeftRequest = left.get(form) ?? {};
    return { request: { ...nothing, ...request }, confirming };
  });
  const keepInMemory = useCallback(
    (request: DeleteRequest, confirming: boolean) => left.keep(form, { ...withoutSecrets(request), confirming }),
    [left],
  );
  const forget = useCallback(() => void left.take(form), [left]);
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
