import { http } from 'msw';

/** A handler that delays an operation until the story releases it; the next handler in the list answers. */
export function heldAnswer(path: string) {
  let asked = 0;
  let gate = Promise.withResolvers<void>();
  const handler = http.all(`*/api${path}`, async () => {
    asked += 1;
    await gate.promise;
  });
  return {
    handler,
    /** How often it was asked since it holds. */
    asked: () => asked,
    /** Holds from now on. */
    hold() {
      asked = 0;
      gate = Promise.withResolvers<void>();
    },
    /** Lets the answer come. */
    release: () => gate.resolve(),
  };
}
