import { http } from 'msw';

/** Creates a handler that delays an operation until the story releases it. Then the next handler responds. */
export function createHeldResponse(path: string) {
  let asked = 0;
  let gate = Promise.withResolvers<void>();
  const handler = http.all(`*/api${path}`, async () => {
    asked += 1;
    await gate.promise;
  });
  return {
    handler,
    /** Returns the number of requests since the last call of `hold`. */
    asked: () => asked,
    /** Delays requests from now on. */
    hold() {
      asked = 0;
      gate = Promise.withResolvers<void>();
    },
    /** Releases the delayed requests. */
    release: () => gate.resolve(),
  };
}
