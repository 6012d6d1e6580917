import { anyOf, columnIn, personal, type PersonalTable } from '../../platform/database/personal-data.ts';

/** The personal data of contact messages whose sender gave the account owner's verified email address, an earlier one, or phone. */
export const contactData: PersonalTable = personal('contact_messages', {
  rows: ({ verifiedEmail, formerEmails, provenPhone }) =>
    anyOf(columnIn('sender_email', verifiedEmail, ...formerEmails), columnIn('sender_phone', provenPhone)),
  file: 'messages',
  columns: {
    id: null,
    subject: 'subject',
    title: 'title',
    content: 'content',
    sender_name: 'name',
    sender_email: 'email',
    sender_phone: 'phone',
    tags: null,
    created_at: 'sentAt',
    claimed_at: null,
    mailed_at: null,
  },
  about: { fr: 'les messages que vous nous avez écrits', en: 'the messages that you wrote to us' },
});
