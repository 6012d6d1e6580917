import type { MailContent } from '../../../platform/mail/layout.ts';

/**
 * The mails of accounts: verify an address; set a new password; there is an account already; confirm a new address; the
 * address is about to change (to the old one, verified or not); it has changed (to the old one, to the new one); the
 * password was changed; a passkey was added; somebody signed in on a new device; the account is
 * going to be deleted, is kept after all, was erased.
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
  'new-device',
  'deletion',
  'kept',
  'erased',
] as const;
export type AccountMailKind = (typeof accountMailKinds)[number];

/** What a mail says, before names and links are filled in. */
export type AccountMailTexts = Pick<MailContent, 'subject' | 'preview' | 'paragraphs' | 'small'> & {
  action: string;
  aside?: { text: string; label: string };
};
