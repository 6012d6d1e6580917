import { isPhoneNumber } from '@kermesse/api/schemas/forms/phone-number';
import { homeCountry, loadPhoneNumbers } from './numbers.ts';

/** Whether a number is valid in its country's numbering plan. Checks only the format when no plan can be loaded. */
export async function isValidPhone(phone: string): Promise<boolean> {
  try {
    return (await loadPhoneNumbers()).read(phone, homeCountry)?.isValid ?? false;
  } catch {
    return isPhoneNumber(phone);
  }
}

/**
 * Whether a number belongs to one of these countries (two-letter ISO codes). Returns true when its country cannot be
 * determined, or the numbering plans cannot be loaded: the server checks it again.
 */
export async function isPhoneOf(phone: string, countries: readonly string[]): Promise<boolean> {
  try {
    const country = (await loadPhoneNumbers()).read(phone, homeCountry)?.country;
    return country === undefined || countries.includes(country);
  } catch {
    return true;
  }
}
