import { useState } from 'react';
import { browserClock } from './machine/countdown.ts';
import { PhoneLogin, type PhoneLoginProps } from './PhoneLogin.tsx';

export type PhoneLoginDialogProps = Omit<PhoneLoginProps, 'clock'> & Partial<Pick<PhoneLoginProps, 'clock'>>;

/** The dialog of signing in by phone (450 px). Each opening begins anew, or at the code that was last asked for. */
export function PhoneLoginDialog({ isOpen, onOpenChange, clock = browserClock }: PhoneLoginDialogProps) {
  const [{ wasOpen, round }, setOpening] = useState({ wasOpen: isOpen, round: 0 });
  if (wasOpen !== isOpen) setOpening({ wasOpen: isOpen, round: isOpen ? round + 1 : round });
  return <PhoneLogin key={round} isOpen={isOpen} onOpenChange={onOpenChange} clock={clock} />;
}
