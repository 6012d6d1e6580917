import { createWorld } from '@kermesse/api/mock-world';
import { mocks } from '@kermesse/api/mocks';

/** A user who can log in. All data is kept in memory and lost on reload. */
const world = createWorld({
  site: { name: 'Kermesse' },
  pages: [],
  people: [
    {
      firstname: 'Afi',
      lastname: 'Mensah',
      email: 'afi@example.com',
      password: 'Cauris-sous-la-lune-26',
      profile: { type: 'customer' },
    },
  ],
});

async function start(): Promise<void> {
  const { setupWorker } = await import('msw/browser');
  const worker = setupWorker(...mocks.map((mock) => mock.live(world)));
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
}

let ready: Promise<void> | undefined;

/** Starts the API mock once. It behaves like the server. */
export function mocksAreReady(): Promise<void> {
  ready ??= start();
  return ready;
}
