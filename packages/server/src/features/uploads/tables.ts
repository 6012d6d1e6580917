import type { Generated } from 'kysely';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    /** A single row: the id by which a file store identifies its database. A restored backup has the same one. */
    database_identity: {
      id: string;
    };
    /** The files of erased accounts. The sweep deletes them instead of setting them aside. */
    erased_files: {
      path: string;
    };
    /** The uploaded files and their owners. Their bytes are in the file store. */
    files: {
      /** The path in the store, which the server generates: `documents/…`, `avatars/…`. */
      path: string;
      folder: 'documents' | 'avatars';
      owner_id: string;
      media_type: string;
      bytes: number;
      created_at: Generated<Date>;
      /**
       * When the file was last uploaded, chosen as avatar, or added or removed as document. The sweep removes an
       * unclaimed file if that is a day ago: a former avatar soon after it was replaced.
       */
      touched_at: Generated<Date>;
    };
    /** The page pictures that editors uploaded. Their bytes are in the file store under `pictures/`. */
    page_pictures: {
      /** The prefix of the picture's address and files, from `uploadedName`. */
      name: string;
      /** The name of the uploaded file. */
      file_name: string;
      /** When it was last uploaded. */
      uploaded_at: Generated<Date>;
      /** When the picture was moved into the bin; null if editors can choose it. */
      removed_at: Date | null;
    };
  }
}
