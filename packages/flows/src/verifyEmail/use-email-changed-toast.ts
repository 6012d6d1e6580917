import { useToasts } from '@kermesse/ui/Toasts';
import { useEffect, useRef } from 'react';
import { useSession, type User } from '../session/session.ts';
import { translated } from '../texts/TranslatedText.tsx';

/**
 * Shows 'Email successfully changed' when the address of the logged-in user changes: its link was opened here, in
 * another tab or on another device.
 */
export function useEmailChangedToast(): void {
  const { user } = useSession();
  const toasts = useToasts();
  const last = useRef<Pick<User, 'id' | 'email'>>(undefined);

  useEffect(() => {
    if (user === null) return;
    const { id, email } = user;
    const before = last.current;
    last.current = { id, email };
    if (before === undefined || before.id !== id || before.email === email || email === null) return;
    // The duration is that of specification §8.
    toasts.show({ kind: 'success', title: translated('verifyEmail', 'changed.title'), duration: 5000 });
  }, [user, toasts]);
}
