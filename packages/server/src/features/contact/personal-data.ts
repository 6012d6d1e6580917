import { sql } from 'kysely';
import { anyOf, columnIn, personal, type PersonalTable } from '../../platform/database/personal-data.ts';

/**
 * Returns the condition that a sender typed a login number (E.164), with any separators, and with `+` or `00`. Digits
 * without a calling code could be somebody else's number in another country.
 */
function isSenderPhone(phone: string | null) {
  if (phone === null) return undefined;
  const typed = sql`regexp_replace(regexp_replace(sender_phone, '[^0-9+]', '', 'g'), '^00', '+')`;
  return sql<boolean>`${typed} = ${phone}`;
}

/**
 * The personal data of contact messages whose sender gave the account owner's verified email address, an earlier one,
 * or phone.
 */
export const contactData: PersonalTable = personal('contact_messages', {
  rows: ({ verifiedEmail, formerEmails, provenPhone }) =>
    anyOf(columnIn('sender_email', verifiedEmail, ...formerEmails), isSenderPhone(provenPhone)),
  file: 'messages',
  columns: {
    subject: 'subject',
    title: 'title',
    content: 'content',
    sender_name: 'name',
    sender_email: 'email',
    sender_phone: 'phone',
    created_at: 'sentAt',
  },
  hidden: ['id', 'tags', 'claimed_at', 'mailed_at'],
  about: { fr: 'les messages que vous nous avez écrits', en: 'the messages that you wrote to us' },
});
