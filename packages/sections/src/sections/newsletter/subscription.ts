import type { Client, Result } from '@kermesse/api/client';
import { newsletterEmails } from '@kermesse/api/newsletter-emails';
import { newsletterPhones } from '@kermesse/api/newsletter-phones';
import { isEmailAddress, normaliseEmail } from '@kermesse/api/schemas/forms/email-address';
import { isPhoneNumber, normalisePhone, withCountryCode } from '@kermesse/api/schemas/forms/phone-number';
import type { FieldErrors } from '@kermesse/ui/fields';

/** The parsed input of the field. */
export type Subscriber = { kind: 'email'; email: string } | { kind: 'phone'; phone: string };

/**
 * Parses an email address or a phone number. Undefined if the input is neither. Removes spaces from numbers
 * (specification §5).
 */
export function subscriberOf(input: string): Subscriber | undefined {
  if (input.includes('@')) return isEmailAddress(input) ? { kind: 'email', email: normaliseEmail(input) } : undefined;
  const phone = normalisePhone(withCountryCode(input));
  return isPhoneNumber(phone) ? { kind: 'phone', phone } : undefined;
}

/** Subscribes an email address or a phone number. */
export const subscribe = (client: Client, subscriber: Subscriber): Promise<Result<unknown>> =>
  subscriber.kind === 'email'
    ? client.call(newsletterEmails, { email: subscriber.email })
    : client.call(newsletterPhones, { phone: subscriber.phone });

/** The initial values of the form. */
export const emptySubscription = { contact: '' };

/** Validates the form. Returns the errors by field. */
export function checkSubscription({ contact }: typeof emptySubscription): FieldErrors<typeof emptySubscription> {
  if (subscriberOf(contact) !== undefined) return {};
  return { contact: { key: contact.trim() === '' ? 'required' : 'neither' } };
}
