import type { Operation } from '@kermesse/api/operation';
import type { Database } from '../database/database.ts';
import type { Handler } from './handler.ts';

/**
 * The parts of a feature for the composition root (`features.ts`). Migrations are separate, in `migrations.ts`, because
 * commands load only those.
 */
export interface Feature {
  /** The handlers of its API operations. */
  handlers: readonly Handler[];
  /** Operations that the feature handles with its own routes, because not only API clients request them. */
  publicOperations?: readonly Operation[];
  /** Functions that delete expired data; run at startup and then every hour. */
  cleanups?: readonly ((db: Database) => Promise<void>)[];
}
