import { isPhoneNumber } from '@kermesse/api/schemas/phone-number';
import { homeCountry, loadPhoneNumbers } from './numbers.ts';

/** Whether a number can be called, by its country's plan; by its shape alone when the plans cannot be loaded. */
export async function isValidPhone(phone: string): Promise<boolean> {
  try {
    return (await loadPhoneNumbers()).read(phone, homeCountry)?.isValid ?? false;
  } catch {
    return isPhoneNumber(phone);
  }
}
