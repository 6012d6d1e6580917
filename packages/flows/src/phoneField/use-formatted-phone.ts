import { useResolved } from '@kermesse/ui/use-resolved';
import { homeCountry, loadPhoneNumbers } from './numbers.ts';

/** Returns a number in groups (`+228 90 12 34 56`), unchanged until the plans are loaded or when it is invalid. */
export const useFormattedPhone = (phone: string): string =>
  useResolved(phone, async () => (await loadPhoneNumbers()).read(phone, homeCountry)?.international) ?? phone;
