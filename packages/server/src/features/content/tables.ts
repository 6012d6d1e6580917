import type { ColumnType, Generated } from 'kysely';

/** A JSON column: reads return a parsed value, writes take text. */
type JsonDocument = ColumnType<unknown, string, string>;

/** A single row with the content version. Every change locks it first, so changes run one after the other. */
interface ContentStateTable {
  id: number;
  version: number;
}

interface SiteTable {
  id: number;
  configuration: JsonDocument;
  version: number;
  updated_at: Generated<Date>;
}

interface PagesTable {
  /** The page's address, or a key that cannot be an address for a page in the bin. */
  slug: string;
  configuration: JsonDocument;
  version: number;
  updated_at: Generated<Date>;
  /** When the page was moved into the bin; null for a published page. */
  removed_at: Date | null;
}

/** The redirects from old addresses. `target` is the slug of a page, never of another redirect. */
interface RedirectsTable {
  slug: string;
  target: string;
  created_at: Generated<Date>;
}

/** All versions of the site configuration and of pages. */
interface ConfigurationVersionsTable {
  kind: 'site' | 'page';
  slug: string;
  version: number;
  configuration: JsonDocument;
  created_at: Generated<Date>;
}

/** The tables of the content. Configurations are `json`, not `jsonb`, to preserve the order of keys and all strings. */
export interface ContentTables {
  content_state: ContentStateTable;
  site: SiteTable;
  pages: PagesTable;
  redirects: RedirectsTable;
  configuration_versions: ConfigurationVersionsTable;
}

declare module '../../platform/database/tables.ts' {
  interface Tables extends ContentTables {}
}
