import { readEnvironment } from '../../src/platform/config/environment.ts';
import { startServer } from '../../src/server.ts';

/** The server with the built app of a folder that is named by `APP_FOLDER`, in place of the repository's own. For tests only. */
const { environment, faults } = readEnvironment(process.env);
if (environment === null) throw new Error(JSON.stringify(faults));
const server = await startServer(environment, undefined, process.env['APP_FOLDER']);
console.log('ready');
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)));
