import type { ChosenProfileType, SocialNetwork } from '@kermesse/api/schemas/account/profile';
import type { DocumentStatus, DocumentType } from '@kermesse/api/schemas/uploads/document';
import type { ColumnType, Generated } from 'kysely';

/** Comes out parsed, goes in as text. */
type Json<T> = ColumnType<T, string, string>;

interface ProfilesTable {
  /** A UUID. */
  id: string;
  user_id: string;
  type: ChosenProfileType;
  bio: string | null;
  /** Ids of provider types of the site's configuration. */
  types: Json<string[]>;
  company_name: string | null;
  company_address: string | null;
  company_phone: string | null;
  company_email: string | null;
  social_links: Json<Record<SocialNetwork, string | null>>;
  /** Ids of provider type categories of the site's configuration; customers only. */
  preferred_services: Json<string[]>;
  created_at: Generated<Date>;
}

interface DocumentsTable {
  /** A UUID. */
  id: string;
  /** Counts up in the order in which documents came. */
  position: Generated<number>;
  path: string;
  profile_id: string;
  sender_id: string;
  name: string;
  type: DocumentType;
  status: Generated<DocumentStatus>;
  /** Why the platform team rejected it. */
  reason: string | null;
  created_at: Generated<Date>;
}

/** What profiles and documents are kept in. */
export interface ProfileTables {
  profiles: ProfilesTable;
  documents: DocumentsTable;
}

declare module '../../platform/database/tables.ts' {
  interface Tables extends ProfileTables {}
}
