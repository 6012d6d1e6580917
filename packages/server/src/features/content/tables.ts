import type { ColumnType, Generated } from 'kysely';

/**
 * A JSON column: reads return a parsed value, writes take text. It is `json`, not `jsonb`, to preserve the order of
 * keys and all strings.
 */
type JsonDocument = ColumnType<unknown, string, string>;

declare module '../../platform/database/tables.ts' {
  interface Tables {
    /** A single row with the content version. Every change locks it first, so changes run one after the other. */
    content_state: {
      id: number;
      version: number;
    };
    site: {
      id: number;
      configuration: JsonDocument;
      version: number;
      updated_at: Generated<Date>;
    };
    pages: {
      /** The page's address, or a key that cannot be an address for a page in the bin. */
      slug: string;
      configuration: JsonDocument;
      version: number;
      updated_at: Generated<Date>;
      /** When the page was moved into the bin; null for a published page. */
      removed_at: Date | null;
    };
    /** The redirects from old addresses. `target` is the `slug` of a row of `pages`, never of another redirect. */
    redirects: {
      slug: string;
      target: string;
      created_at: Generated<Date>;
    };
    /** All versions of the site configuration and of pages. */
    configuration_versions: {
      kind: 'site' | 'page';
      slug: string;
      version: number;
      configuration: JsonDocument;
      created_at: Generated<Date>;
    };
  }
}
