import { useEffect, useState } from 'react';
import { homeCountry, loadPhoneNumbers } from './numbers.ts';

/** A number in groups, to be read: `+228 90 12 34 56`; until its plan is there, and for what is no number, as it is. */
export function useWrittenPhone(phone: string): string {
  const [written, setWritten] = useState<{ phone: string; text: string }>();
  useEffect(() => {
    let gone = false;
    loadPhoneNumbers().then(
      (numbers) => {
        const text = numbers.read(phone, homeCountry)?.international;
        if (!gone && text !== undefined) setWritten({ phone, text });
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [phone]);
  return written?.phone === phone ? written.text : phone;
}
