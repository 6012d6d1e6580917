import { isPhoneNumber } from '@kermesse/api/schemas/forms/phone-number';
import { homeCountry, loadPhoneNumbers } from './numbers.ts';

/** Whether a number can be called, by its country's plan; by its shape alone when the plans cannot be loaded. */
export async function isValidPhone(phone: string): Promise<boolean> {
  try {
    return (await loadPhoneNumbers()).read(phone, homeCountry)?.isValid ?? false;
  } catch {
    return isPhoneNumber(phone);
  }
}

/**
 * Whether a number belongs to one of these countries, as two-letter ISO codes. Where the plans cannot be loaded, the
 * server is left to say.
 */
export async function isPhoneOf(phone: string, countries: readonly string[]): Promise<boolean> {
  try {
    const country = (await loadPhoneNumbers()).read(phone, homeCountry)?.country;
    return country !== undefined && countries.includes(country);
  } catch {
    return true;
  }
}
