import { columnIn, personal, type PersonalTable } from '../../platform/database/personal-data.ts';

/** The personal data of profiles. Documents come first: they reference a profile and a file. */
export const profileTables: readonly PersonalTable[] = [
  personal('documents', {
    rows: ({ userId }) => columnIn('sender_id', userId),
    file: 'documents',
    columns: {
      id: 'id',
      path: 'file',
      name: 'name',
      type: 'type',
      status: 'status',
      reason: 'reason',
      created_at: 'sentAt',
    },
    hidden: ['position', 'profile_id', 'sender_id'],
    about: {
      fr: 'vos documents (les fichiers sont dans le dossier files)',
      en: 'your documents (the files are in the folder files)',
    },
  }),
  personal('profiles', {
    rows: ({ userId }) => columnIn('user_id', userId),
    file: 'profile',
    columns: {
      id: 'id',
      type: 'type',
      bio: 'bio',
      types: 'providerTypes',
      company_name: 'companyName',
      company_address: 'companyAddress',
      company_phone: 'companyPhone',
      company_email: 'companyEmail',
      social_links: 'socialLinks',
      preferred_services: 'preferredServices',
      created_at: 'createdAt',
    },
    hidden: ['user_id'],
    about: { fr: 'votre profil', en: 'your profile' },
  }),
];
