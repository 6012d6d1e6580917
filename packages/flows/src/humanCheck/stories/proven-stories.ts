import { humanCheckChallengeMock } from '@kermesse/api/mocks/human-check-challenge';
import { difficultyHeader } from '@kermesse/api/schemas/forms/human-check-wire';
import type { StoryObj } from '@storybook/react-vite';
import { delay, http, type HttpHandler } from 'msw';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { textsOf } from '../../stories/flow-story.tsx';
import { failureStory, pressSubmit, screenOf, type FormScript } from '../../stories/form-stories.ts';

interface Sent {
  humanCheck?: { kind: string; token: string };
}

/** Returns a handler that requires a proof of this difficulty until a request contains one. Records the requests. */
function asksForProof(path: string, difficulty: number) {
  const sent: Sent[] = [];
  const handler = http.post(`*/api${path}`, async ({ request }) => {
    const body = (await request.clone().json()) as Sent;
    sent.push(body);
    if (body.humanCheck !== undefined) return undefined;
    const headers = { [difficultyHeader]: String(difficulty) };
    return Response.json(
      { errorCode: 'auth/human_check_required', message: 'A check is needed' },
      { status: 403, headers },
    );
  });
  return { sent, handler };
}

/** Returns the stories of a form whose server requires a proof of work: it retries with a proof, or shows an error. */
export function provenStories(script: FormScript, mock: { humanCheckRequired: HttpHandler }) {
  const asked = asksForProof(script.path, 1);
  const challenges = fn();
  const waiting = http.get('*/api/human-check/challenge', async () => {
    challenges();
    await delay('infinite');
  });
  const others = script.others ?? [];
  const handlers = (challenge: HttpHandler) => ({
    msw: { handlers: [challenge, asksForProof(script.path, 0).handler, ...others] },
  });
  const failing = (
    challenge: HttpHandler,
    key: Parameters<typeof failureStory>[2],
    parameters = handlers(challenge),
  ): StoryObj => {
    const story = failureStory(script, mock.humanCheckRequired, key);
    return { ...story, parameters: { ...story.parameters, ...parameters } };
  };
  return {
    /** The form computes the proof and repeats the request with it, without a user action. */
    ProofAskedFor: {
      parameters: { msw: { handlers: [asked.handler, humanCheckChallengeMock.live(), script.success, ...others] } },
      play: async (context) => {
        asked.sent.length = 0;
        await script.fill(context);
        await pressSubmit(script, context);
        await script.isDone(context);
        const [first, second] = asked.sent;
        await expect(asked.sent).toHaveLength(2);
        await expect(second?.humanCheck?.kind).toBe('altcha');
        await expect({ ...second, humanCheck: undefined }).toEqual({ ...first, humanCheck: undefined });
      },
    },
    Checking: {
      parameters: handlers(waiting),
      play: async (context) => {
        await script.fill(context);
        await pressSubmit(script, context);
        await waitFor(() => expect(screenOf(context).getByText(textsOf(context, 'humanCheck').proving)).toBeVisible());
        await script.isKept(context);
        // Waits for the request; otherwise it could reach the next story.
        await waitFor(() => expect(challenges).toHaveBeenCalled());
      },
    },
    ProofOffline: failing(humanCheckChallengeMock.offline, 'offline'),
    ProofUnavailable: failing(humanCheckChallengeMock.serverUnavailable, 'proofUnavailable'),
    /** A browser without workers shows an error and keeps the input. */
    ProofUnsupported: {
      ...failing(humanCheckChallengeMock.live(), 'proofUnsupported'),
      beforeEach: () => {
        const spy = spyOn(globalThis, 'Worker', 'get').mockReturnValue(undefined as unknown as typeof Worker);
        return () => spy.mockRestore();
      },
    },
    /** The server keeps requiring proofs: after three proofs an error is shown. */
    ProofRefusedAgain: failing(humanCheckChallengeMock.live(), 'proofUnavailable', {
      msw: { handlers: [mock.humanCheckRequired, humanCheckChallengeMock.live(), ...others] },
    }),
  } satisfies Record<string, StoryObj>;
}
