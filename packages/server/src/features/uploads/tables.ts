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

/** The pictures for pages that editors uploaded; their bytes are in the store, under `pictures/`. */
interface PagePicturesTable {
  /** `uploadedName`: what its address and its files begin with. */
  name: string;
  /** The name of the file that it came as. */
  file_name: string;
  /** When it was last uploaded. */
  uploaded_at: ColumnType<Date, Date | undefined, Date>;
  /** When it was put into the bin; null for one that can be chosen. */
  removed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** One row: the name by which a file store knows its database. A backup that is restored has it too, an empty database another. */
interface DatabaseIdentityTable {
  id: string;
}

/** Files of people who were erased: not set aside when they are swept, but removed for good. */
interface ErasedFilesTable {
  path: string;
}

/** What files are kept in. */
export interface FileTables {
  database_identity: DatabaseIdentityTable;
  erased_files: ErasedFilesTable;
  files: FilesTable;
  page_pictures: PagePicturesTable;
}

declare module '../../platform/database/tables.ts' {
  interface Tables extends FileTables {}
}
