import type { ColumnType } from 'kysely';

/** A JSON document: comes out parsed, goes in as text. */
type JsonDocument = ColumnType<unknown, string, string>;
type Instant = ColumnType<Date, Date | undefined, Date>;

/** One row that counts changes of the content. Every change locks it first, so changes run one after another. */
interface ContentStateTable {
  id: number;
  version: ColumnType<number, number, number>;
}

interface SiteTable {
  id: number;
  configuration: JsonDocument;
  version: number;
  updated_at: Instant;
}

interface PagesTable {
  /** A page in the bin has a key that is no address. */
  slug: string;
  configuration: JsonDocument;
  version: number;
  updated_at: Instant;
  /** When it was put into the bin; null for a page of the site. */
  removed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** Addresses that pages had: each leads to the page that is at `target`, never to another redirect. */
interface RedirectsTable {
  slug: string;
  target: string;
  created_at: Instant;
}

/** Every configuration there has been, by its place of use: `site` or a page's slug. */
interface ConfigurationVersionsTable {
  kind: 'site' | 'page';
  slug: string;
  version: number;
  configuration: JsonDocument;
  created_at: Instant;
}

/** What content is kept in. Configurations are `json`, not `jsonb`: order of keys and every string survive. */
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
