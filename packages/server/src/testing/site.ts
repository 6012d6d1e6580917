import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { reduceHashCost } from '../features/accounts/passwords/passwords.ts';
import type { BackgroundTasks } from '../platform/process/background.ts';
import { readEnvironment } from '../platform/config/environment.ts';
import { smsShape } from '../platform/config/sms-variables.ts';
import { createContentVersion, type ContentVersion } from '../features/content/version.ts';
import type { Database, OpenDatabase } from '../platform/database/database.ts';
import { createSite, type SiteOptions } from '../site.ts';
import { createLifecycle } from '../platform/process/lifecycle.ts';
import type { Outgoing } from '../platform/queue/outgoing.ts';
import { createSecurityLog } from '../platform/logging/security-log.ts';
import type { BuiltApp } from '../features/pages/app-entry.ts';

/** A site without a port; tests pass requests to it directly. */
export interface TestSite {
  site: Hono;
  db: Database;
  apiKey: string;
  version: ContentVersion;
  background: BackgroundTasks;
  outgoing: Outgoing;
  /** The unexpected failures that the site reported. */
  reported: unknown[];
  /** The lines of the security log. */
  securityLines: string[];
}

/** The options of a site that tests set. */
export type TestSiteOptions = Partial<
  Pick<SiteOptions, 'uploadStallTimeout' | 'sessionWatchTimeout' | 'sendingWait' | 'lifecycle' | 'releaseAssets'>
>;

const smsLimitNames = Object.keys(smsShape).filter((name) => name.endsWith('_LIMIT'));

/** The timeout of waiting for the end of a session, in milliseconds: longer than the server takes to notice the end. */
const sessionWatchTimeout = 1000;

/** Creates a site on a database, with environment variables as an operator would set them. */
export function testSite(
  database: OpenDatabase,
  variables: Record<string, string> = {},
  app?: BuiltApp,
  more: TestSiteOptions = {},
): TestSite {
  const { environment, faults } = readEnvironment({
    NODE_ENV: 'test',
    NEWSLETTER_LIMIT: '1000000',
    CONTACT_LIMIT: '1000000',
    AUTH_LIMIT: '1000000',
    MAIL_HOUR_LIMIT: '1000000',
    UPLOAD_LIMIT: '1000000',
    UPLOAD_SPACE_MB: '1000000',
    DISK_RESERVE_MB: '0',
    ...Object.fromEntries(smsLimitNames.map((name) => [name, '1000000'])),
    DATA_DIR: join(tmpdir(), `kermesse-test-${process.pid}`),
    ...(variables['NODE_ENV'] !== 'production' && { HUMAN_CHECK: 'test' }),
    ...variables,
  });
  reduceHashCost();
  if (environment === null) throw new Error(JSON.stringify(faults));
  const reported: unknown[] = [];
  const securityLines: string[] = [];
  const security = createSecurityLog((line) => securityLines.push(line));
  const report = (error: unknown) => void reported.push(error);
  const version = createContentVersion(database);
  const { routes, background, outgoing } = createSite({
    environment,
    origin: environment.PUBLIC_URL ?? 'http://localhost',
    database,
    version,
    sessionWatchTimeout,
    lifecycle: createLifecycle(environment.GRACE_SECONDS),
    app,
    ...more,
    security,
    report,
  });
  return {
    site: routes,
    db: database.db,
    apiKey: environment.API_KEY,
    version,
    background,
    outgoing,
    reported,
    securityLines,
  };
}
