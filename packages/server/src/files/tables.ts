import type { ColumnType } from 'kysely';

/** Which files there are, and whose; their bytes are in the store. */
interface FilesTable {
  /** The path in the store, made by the server: `documents/…`, `avatars/…`. */
  path: string;
  folder: 'documents' | 'avatars';
  owner_id: string;
  media_type: string;
  bytes: number;
  created_at: ColumnType<Date, Date | undefined, Date>;
  /** When somebody last did something with it: a file that nobody claims is swept a day after. */
  touched_at: ColumnType<Date, Date | undefined, Date>;
}

/** What files are kept in. */
export interface FileTables {
  files: FilesTable;
}
