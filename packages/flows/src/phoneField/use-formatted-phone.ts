import { useEffect, useState } from 'react';
import { homeCountry, loadPhoneNumbers } from './numbers.ts';

/** Returns a number in groups (`+228 90 12 34 56`), unchanged until the plans are loaded or when it is invalid. */
export function useFormattedPhone(phone: string): string {
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
