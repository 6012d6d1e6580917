import type { MailContent } from '../../../platform/mail/layout.ts';

/**
 * The kinds of account mails, in order: verify an address; set a new password; the address already has an account;
 * confirm a new address; the address will change (to the old address, verified or unverified); it has changed (to the
 * old address, to the new address); the password was changed; a passkey was added, was removed; a login with Google was
 * linked; a sign-in on a new device; the account will be deleted, is kept, was erased.
 */
export const accountMailKinds = [
  'verify',
  'reset',
  'already',
  'confirm',
  'notice',
  'notice-unverified',
  'moved-away',
  'moved-here',
  'changed',
  'passkey',
  'passkey-removed',
  'identity',
  'new-device',
  'deletion',
  'kept',
  'erased',
] as const;
export type AccountMailKind = (typeof accountMailKinds)[number];

/** The texts of a mail, with placeholders for names. */
export type AccountMailTexts = Pick<MailContent, 'subject' | 'preview' | 'paragraphs' | 'small'> & {
  action: string;
  aside?: { text: string; label: string };
};
