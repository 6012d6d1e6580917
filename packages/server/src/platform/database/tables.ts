import type { Generated } from 'kysely';

/**
 * The tables of the database. This file declares those of the platform; each feature adds its own in its `tables.ts` by
 * declaration merging.
 */
export interface Tables {
  rate_limits: {
    key: string;
    /** The start of the counting window, in seconds since 1970. */
    window_start: number;
    hits: number;
  };
  /** The times of events under a key, for sliding limits. */
  occurrences: {
    id: Generated<number>;
    key: string;
    at: Generated<Date>;
  };
  used_human_checks: {
    key: string;
    expires_at: Date;
  };
  /** Random keys that all processes share, created on first use. */
  server_secrets: {
    name: string;
    value: string;
  };
}
