import { columnIn, personal, type PersonalTable } from '../../platform/database/personal-data.ts';

/** The personal data of files. Their bytes are in the store under `path`, and in the archive under `files/`. */
export const fileData: PersonalTable = personal('files', {
  rows: ({ userId }) => columnIn('owner_id', userId),
  file: 'files',
  columns: {
    path: 'file',
    folder: 'folder',
    media_type: 'type',
    bytes: 'bytes',
    created_at: 'uploadedAt',
  },
  hidden: ['owner_id', 'touched_at'],
  about: {
    fr: 'la liste de vos fichiers, qui sont dans le dossier files',
    en: 'the list of your files, which are in the folder files',
  },
});
