import { focusOnMount } from '@kermesse/ui/focus';
import type { ReactNode } from 'react';

/**
 * A message that changes what the buttons of a dialog do. It gets the focus: a second press of Enter must not choose
 * one of them before the message is read.
 */
export function FocusedAlert({ children }: { children: ReactNode }) {
  return (
    <p role="alert" tabIndex={-1} ref={focusOnMount}>
      {children}
    </p>
  );
}
