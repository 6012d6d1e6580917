import { demoPassword } from './features/demo/demo-accounts.ts';
import {
  describeEnvironmentFaults,
  developmentEditorKey,
  editorKeyOf,
  readEnvironment,
  type Environment,
} from './platform/config/environment.ts';
import { findMisspelledSettings } from './platform/config/misspelled-settings.ts';
import { isLocalDevelopment } from './platform/config/local-development.ts';
import { startServer, type RunningServer } from './server.ts';
import { describeFailure } from './describe-failure.ts';

/**
 * Closes the server on SIGINT, SIGTERM and SIGHUP: open requests finish, the database closes. A second signal exits at
 * once, with an error message.
 */
function closeOnSignals(server: RunningServer): void {
  let closing = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (closing) {
        console.error(`A second signal (${signal}) stopped the server at once: open requests were not answered.`);
        process.exit(1);
      }
      closing = true;
      void server.close().then(() => process.exit(0));
    });
  }
}

/** Lists the development tools and the demo accounts. */
function describeTools({ origin, composer, outbox, demoAccounts }: RunningServer, environment: Environment): string[] {
  const longest = Math.max(...demoAccounts.map(({ email }) => email.length));
  const key = editorKeyOf(environment) === developmentEditorKey ? `, with the key ${developmentEditorKey}` : '';
  return [
    ...(composer ? [`The composer is at ${origin}/composer${key}`] : []),
    ...(outbox ? [`Emails and SMS are listed at ${origin}/dev/outbox`] : []),
    ...(isLocalDevelopment(environment) && environment.GOOGLE_CLIENT_ID === undefined
      ? ['Continue with Google uses a built-in page: log in as Afi, Kossi, Ama or a new user']
      : []),
    ...(demoAccounts.length > 0 ? [`Demo accounts, all with the password ${demoPassword}:`] : []),
    ...demoAccounts.map(({ email, description }) => `  ${email.padEnd(longest)}  ${description}`),
  ];
}

async function main(): Promise<void> {
  // The program that reads the log may end, or the disk with the log be full: the site continues to run.
  for (const log of [process.stdout, process.stderr]) log.on('error', () => undefined);
  for (const warning of findMisspelledSettings(process.env)) console.warn(warning);
  const { environment, faults } = readEnvironment(process.env);
  if (environment === null) {
    console.error(describeEnvironmentFaults(faults));
    process.exitCode = 1;
    return;
  }
  try {
    const server = await startServer(environment);
    closeOnSignals(server);
    if (server.seeded) console.log('The site was empty; the demo content was imported.');
    console.log(`The site is at ${server.origin}`);
    if (server.origin !== `http://localhost:${server.port}` || environment.HOST !== '127.0.0.1')
      console.log(`It listens on ${environment.HOST}, port ${server.port}`);
    for (const line of describeTools(server, environment)) console.log(line);
    for (const remark of server.remarks) console.warn(remark);
  } catch (error) {
    console.error((await describeFailure(error, environment.DATA_DIR)) ?? error);
    process.exit(1);
  }
}

await main();
