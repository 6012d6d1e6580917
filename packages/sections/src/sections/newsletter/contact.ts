import { isEmailAddress, normaliseEmail } from '@kermesse/api/schemas/forms/email-address';
import { isPhoneNumber, normalisePhone } from '@kermesse/api/schemas/forms/phone-number';
import type { Faults } from '@kermesse/ui/fields';

/** What somebody wrote into the one field, understood. */
export type Contact = { kind: 'email'; email: string } | { kind: 'phone'; phone: string };

/** The country a number without one is taken for: Togo, whose numbers have eight digits. */
const home = { prefix: '+228', digits: 8 };

/** Reads an email address or a phone number; undefined while it is neither. Spaces in numbers are removed (specification §5). */
export function contactOf(written: string): Contact | undefined {
  if (written.includes('@'))
    return isEmailAddress(written) ? { kind: 'email', email: normaliseEmail(written) } : undefined;
  const number = normalisePhone(written);
  const phone = /^\d+$/.test(number) && number.length === home.digits ? home.prefix + number : number;
  return isPhoneNumber(phone) ? { kind: 'phone', phone } : undefined;
}

/** What the form holds. */
export const emptySubscription = { contact: '' };

/** What is wrong with it. */
export function faultsOf({ contact }: typeof emptySubscription): Faults<typeof emptySubscription> {
  if (contactOf(contact) !== undefined) return {};
  return { contact: { key: contact.trim() === '' ? 'required' : 'neither' } };
}
