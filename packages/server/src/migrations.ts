import { deletionMigrations } from './features/accounts/deletion/migrations.ts';
import { passkeyMigrations } from './features/accounts/passkeys/migrations.ts';
import { sessionMigrations } from './features/accounts/sessions/migrations.ts';
import { accountMigrations } from './features/accounts/users/migrations.ts';
import { contactMigrations } from './features/contact/migrations.ts';
import { contentMigrations } from './features/content/migrations.ts';
import { newsletterMigrations } from './features/newsletter/migrations.ts';
import { outboxMigrations } from './features/outbox/migrations.ts';
import { profileMigrations } from './features/profiles/migrations.ts';
import { fileMigrations } from './features/uploads/migrations.ts';
import type { Migrations } from './platform/database/migrations.ts';
import { queueMigrations } from './platform/queue/migrations.ts';

/**
 * All migrations, by feature. They run in the order of their names. A separate module, so that commands load no
 * handlers.
 */
export const migrations: Migrations = {
  ...contentMigrations,
  ...newsletterMigrations,
  ...contactMigrations,
  ...outboxMigrations,
  ...accountMigrations,
  ...passkeyMigrations,
  ...sessionMigrations,
  ...deletionMigrations,
  ...profileMigrations,
  ...fileMigrations,
  ...queueMigrations,
};
