import type { Generated } from 'kysely';

interface RateLimitsTable {
  key: string;
  /** The start of the counting window, in seconds since 1970. */
  window_start: number;
  hits: number;
}

/** The times of events under a key, for sliding limits. */
interface OccurrencesTable {
  id: Generated<number>;
  key: string;
  at: Generated<Date>;
}

interface UsedHumanChecksTable {
  key: string;
  expires_at: Date;
}

/** Random keys that all processes share, created on first use. */
interface ServerSecretsTable {
  name: string;
  value: string;
}

/**
 * The tables of the database. This file declares those of the platform; each feature adds its own in its `tables.ts` by
 * declaration merging (`declare module '…/platform/database/tables.ts' { interface Tables extends ContactTables {} }`).
 */
export interface Tables {
  rate_limits: RateLimitsTable;
  occurrences: OccurrencesTable;
  used_human_checks: UsedHumanChecksTable;
  server_secrets: ServerSecretsTable;
}
