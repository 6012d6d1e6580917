import type { World } from '@kermesse/api/mock-world';
import { passwordCheckMock } from '@kermesse/api/mocks/password-check';
import type { RequestHandler } from 'msw';
import { setupWorker } from 'msw/browser';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { worldOf } from '../packages/api/src/mock/mock-of.ts';
import { artHandler } from './art-handler.ts';

async function start() {
  const worker = setupWorker(artHandler, passwordCheckMock.live());
  await worker.start({
    quiet: true,
    onUnhandledFrame: ({ frame, defaults }) => {
      const { request } = frame.data as { request?: Request };
      if (request && new URL(request.url).pathname.startsWith('/api/')) defaults.error();
    },
  });
  return worker;
}

let started: ReturnType<typeof start> | undefined;

/**
 * Starts MSW's worker once. Requests to the API must be mocked by the story; requests for the page's own files pass
 * through.
 */
export function startWorker(): ReturnType<typeof start> {
  return (started ??= start());
}

const replaceHandlers = mswLoader(startWorker);

/** The worlds of live handlers as they were before the first story that uses them. */
const untouched = new WeakMap<World, World>();

function restore(world: World): void {
  const copy = structuredClone(untouched.get(world) ?? world);
  if (untouched.has(world)) Object.assign(world, copy);
  else untouched.set(world, copy);
}

/**
 * Mocks the requests of a story with the handlers in its parameter `msw`. Stories share handlers and their worlds, and
 * a failed story runs again. So each story begins with unchanged worlds and unused handlers: MSW never resets `isUsed`,
 * which tells whether a request has been sent.
 */
export const mock: typeof replaceHandlers = (context) => {
  const { handlers = [] } = (context.parameters['msw'] ?? {}) as { handlers?: RequestHandler[] };
  for (const handler of handlers) handler.isUsed = false;
  for (const world of new Set(handlers.map(worldOf))) if (world !== undefined) restore(world);
  return replaceHandlers(context);
};
