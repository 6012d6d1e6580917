import { createToasts, ToastsProvider } from '@kermesse/ui/Toasts';
import { useState, type ReactNode } from 'react';
import { Notifications } from '../Notifications/Notifications.tsx';

/** Provides notifications for stories of the shell, and shows them. */
export function WithToasts({ children }: { children: ReactNode }) {
  const [toasts] = useState(createToasts);
  return (
    <ToastsProvider toasts={toasts}>
      {children}
      <Notifications toasts={toasts} />
    </ToastsProvider>
  );
}
