import { readEnvironment } from '../../src/platform/config/environment.ts';
import { startServer } from '../../src/server.ts';
import { letTimePass } from '../../src/testing/let-time-pass.ts';

/**
 * The server with a clock that a test drives: a message with a number of seconds lets that much time pass for all that
 * accounts keep, and is sent back when it has. What is due is done every second. For tests only: nothing of it is in the server itself.
 */
const { environment, faults } = readEnvironment(process.env);
if (environment === null) throw new Error(JSON.stringify(faults));
const server = await startServer(environment, 1000);

process.on('message', (seconds: number) => {
  void letTimePass(server.db, seconds).then(() => process.send?.(seconds));
});
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)));
