import { passwordCheckMock } from '@kermesse/api/mocks/password-check';
import type { RequestHandler } from 'msw';
import { setupWorker } from 'msw/browser';
import { mswLoader } from 'msw-storybook-addon/csf3';
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

/**
 * Mocks the requests of a story with the handlers in its parameter `msw`. Stories share handlers, so each story begins
 * with unused ones: MSW never resets `isUsed`, which tells whether a request has been sent.
 */
export const mock: typeof replaceHandlers = (context) => {
  const { handlers = [] } = (context.parameters['msw'] ?? {}) as { handlers?: RequestHandler[] };
  for (const handler of handlers) handler.isUsed = false;
  return replaceHandlers(context);
};
