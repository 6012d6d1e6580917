import type { Operation } from '@kermesse/api/operation';
import type { Database } from '../database/database.ts';
import type { Handler } from './handler.ts';

/** What a feature hands to the composition root (`features.ts`). Its migrations are in `migrations.ts`, which commands read alone. */
export interface Feature {
  /** What it does for operations of the API. */
  handlers: readonly Handler[];
  /** Operations that it answers by routes of its own, because more than the API asks there. */
  routedElsewhere?: readonly Operation[];
  /** Delete what has expired: run at the start, then every hour. */
  cleanups?: readonly ((db: Database) => Promise<void>)[];
}
