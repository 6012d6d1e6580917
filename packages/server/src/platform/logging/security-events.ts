/**
 * Every event that the security log records, with what it means. Names are stable: operators search and alert by them.
 */
export const securityEvents = {
  registration: 'an account was asked for',
  'sign-in': 'somebody signed in, or tried to',
  'sign-in-new-device': 'a sign-in on a device that the account had not been used on',
  'sign-out': 'a session was ended by its owner',
  'session-end': 'other sessions of an account were ended',
  'code-request': 'a phone code was asked for',
  'reset-request': 'a link to set a password was asked for',
  'verification-request': 'a link to verify an address was asked for',
  'email-verify': 'an address was verified by a mailed link',
  'email-change-request': 'a change of address was asked for',
  'email-change': 'the address of an account changed',
  'email-restore': 'the former address of an account was restored by its owner',
  'password-reset': 'a password was set by a mailed link',
  'password-change': 'a password was changed by a signed-in person',
  'identity-link': 'a sign-in at an outside issuer was linked to an account',
  'passkey-add': 'a passkey was added',
  'passkey-remove': 'a passkey was removed',
  'phone-lookup': 'somebody asked whether a phone number is known',
  'sms-budget': 'a budget of SMS is used up, or four fifths of it are (`budget_nearly_used_up`)',
  'mail-budget': 'a budget of mails is used up',
  'editor-key': 'an editor’s key was refused',
  'account-deletion': 'the deletion of an account was asked for',
  'account-deletion-undo': 'the deletion of an account was undone',
  'account-erasure': 'an account was erased',
  'data-export': 'a person downloaded their data',
} as const;

/** The name of an event. */
export type SecurityEventName = keyof typeof securityEvents;

/** How somebody signs in. */
export type SignInMethod = 'password' | 'phone' | 'google' | 'passkey' | 'registration';

/** Why something was refused, where no error code of the API says so. */
export type SecurityReason =
  | 'budget_used_up'
  | 'budget_nearly_used_up'
  | 'country_not_allowed'
  | 'proof_required'
  | 'link_invalid'
  | 'issuer_refused';
