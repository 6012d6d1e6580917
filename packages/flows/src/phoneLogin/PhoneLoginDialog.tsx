import { useState } from 'react';
import { browserClock } from './machine/countdown.ts';
import { PhoneLogin, type PhoneLoginProps } from './PhoneLogin.tsx';

export type PhoneLoginDialogProps = Omit<PhoneLoginProps, 'clock'> & Partial<Pick<PhoneLoginProps, 'clock'>>;

/** The dialog for phone login (450 px wide). It opens at the number, or at the code step of a pending request. */
export function PhoneLoginDialog({ isOpen, onOpenChange, clock = browserClock }: PhoneLoginDialogProps) {
  const [{ wasOpen, round }, setOpening] = useState({ wasOpen: isOpen, round: 0 });
  if (wasOpen !== isOpen) setOpening({ wasOpen: isOpen, round: isOpen ? round + 1 : round });
  return <PhoneLogin key={round} isOpen={isOpen} onOpenChange={onOpenChange} clock={clock} />;
}
