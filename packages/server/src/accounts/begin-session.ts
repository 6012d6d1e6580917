import type { SessionStart } from '@kermesse/api/schemas/user';
import type { Database } from '../database/database.ts';
import { startSession } from './sessions.ts';
import { toUser, type UserRow } from './users.ts';

/** Signs a person in: what they are told to start with. */
export async function beginSession(db: Database, user: UserRow, { remember }: { remember: boolean }): Promise<SessionStart> {
  const accessToken = await startSession(db, user.id, { remember });
  return { user: await toUser(db, user), accessToken };
}
