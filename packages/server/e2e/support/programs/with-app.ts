import { readEnvironment } from '../../../src/platform/config/environment.ts';
import { startServer } from '../../../src/server.ts';

/**
 * Starts the server with the built app of the folder in `APP_FOLDER` instead of the repository's own. For tests only.
 */
const { environment, faults } = readEnvironment(process.env);
if (environment === null) throw new Error(JSON.stringify(faults));
const server = await startServer(environment, undefined, process.env['APP_FOLDER']);
console.log('ready');
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)));
