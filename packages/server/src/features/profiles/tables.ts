import type { ChosenProfileType, SocialNetwork } from '@kermesse/api/schemas/account/profile';
import type { DocumentStatus, DocumentType } from '@kermesse/api/schemas/uploads/document';
import type { Generated, JSONColumnType } from 'kysely';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    profiles: {
      /** A UUID. */
      id: string;
      user_id: string;
      type: ChosenProfileType;
      bio: string | null;
      /** The ids of provider types in the site configuration. */
      types: JSONColumnType<string[]>;
      company_name: string | null;
      company_address: string | null;
      company_phone: string | null;
      company_email: string | null;
      social_links: JSONColumnType<Record<SocialNetwork, string | null>>;
      /** The ids of provider type categories in the site configuration; customers only. */
      preferred_services: JSONColumnType<string[]>;
      created_at: Generated<Date>;
    };
    documents: {
      /** A UUID. */
      id: string;
      /** A counter that increases in the order of creation. */
      position: Generated<number>;
      path: string;
      profile_id: string;
      sender_id: string;
      name: string;
      type: DocumentType;
      status: Generated<DocumentStatus>;
      /** The reason why the platform team rejected the document. */
      reason: string | null;
      created_at: Generated<Date>;
    };
  }
}
