import type { ColumnType, Generated } from 'kysely';

interface RateLimitsTable {
  key: string;
  /** Seconds since 1970 at which the window of counting began. */
  window_start: number;
  hits: number;
}

/** What happened when under a key, for limits that slide. */
interface OccurrencesTable {
  id: Generated<number>;
  key: string;
  at: ColumnType<Date, Date | undefined, Date>;
}

interface UsedHumanChecksTable {
  key: string;
  expires_at: ColumnType<Date, Date, Date>;
}

/** Random keys that all processes share, made on first use. */
interface ServerSecretsTable {
  name: string;
  value: string;
}

/**
 * The tables of the database: those of the platform, to which each feature adds its own in its `tables.ts` by declaration
 * merging (`declare module '…/platform/database/tables.ts' { interface Tables extends ContactTables {} }`).
 */
export interface Tables {
  rate_limits: RateLimitsTable;
  occurrences: OccurrencesTable;
  used_human_checks: UsedHumanChecksTable;
  server_secrets: ServerSecretsTable;
}
