// `npm run chromatic`: publishes Storybook to Chromatic with the caller's token. Passes options on.
import { runNode } from './lib/run.mjs';
import { commandOf } from './lib/workspace.mjs';

const { CHROMATIC_PROJECT_TOKEN: token } = process.env;

if (!token) {
  console.error(`CHROMATIC_PROJECT_TOKEN is not set.

Each Chromatic project has a token (Manage, Configure, Project). Pass it in the environment:

  CHROMATIC_PROJECT_TOKEN=chpt_… npm run chromatic

In the CI workflow it is the secret of the same name; without it the workflow skips this step.`);
  process.exit(2);
}

// Chromatic reads the token from the environment, so it is not visible in process lists.
const { code } = await runNode([
  commandOf('chromatic'),
  '--build-script-name',
  'build-storybook',
  ...process.argv.slice(2),
]);
process.exitCode = code;
