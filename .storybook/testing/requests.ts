import { neverResponds } from '../../packages/api/src/mock/mock-of.ts';
import type { RequestHandler } from 'msw';
import { expect, vi, type TestContext } from 'vitest';

type Context = TestContext & { story?: { parameters?: { msw?: { handlers?: RequestHandler[] } } } };

const pendingOf = ({ story }: Context) => (story?.parameters?.msw?.handlers ?? []).filter(neverResponds);

/**
 * Waits until a story has sent the requests that never get a response. The story may already show the pending state
 * while it loads the code that sends them: without waiting, they would reach the handlers of the next story.
 */
export async function waitForPendingRequests(context: Context): Promise<void> {
  if (context.task.result?.state === 'fail') return;
  for (const handler of pendingOf(context))
    await vi.waitFor(() => expect(handler.isUsed, `sends the pending request ${handler.info.header}`).toBe(true), {
      timeout: 10_000,
    });
}
