import { columnIn, personal, type PersonalTable } from '../../../platform/database/personal-data.ts';

/** The personal data of passkeys. The archive omits public keys, which contain no personal data. */
export const passkeyData: PersonalTable = personal('passkeys', {
  rows: ({ userId }) => columnIn('user_id', userId),
  file: 'passkeys',
  columns: {
    id: 'id',
    synced: 'synced',
    name: 'name',
    created_at: 'createdAt',
    last_used_at: 'lastUsedAt',
  },
  hidden: ['user_id', 'credential_id', 'public_key', 'counter', 'transports'],
  about: { fr: 'vos clés d’accès', en: 'your passkeys' },
});
