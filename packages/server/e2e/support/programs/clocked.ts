import { readEnvironment } from '../../../src/platform/config/environment.ts';
import { startServer } from '../../../src/server.ts';
import { advanceTime } from '../../../src/testing/advance-time.ts';

/**
 * Starts a server whose clock a test can advance: a message with a number of seconds moves all instants of accounts
 * back, and is echoed when that is done. Accounts that are due are erased every second. For tests only; the server has
 * no such code.
 */
const { environment, faults } = readEnvironment(process.env);
if (environment === null) throw new Error(JSON.stringify(faults));
const server = await startServer(environment, 1000);
console.log(`The site is at ${server.origin}`);

process.on('message', (seconds: number) => {
  void advanceTime(server.db, seconds).then(() => process.send?.(seconds));
});
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)));
