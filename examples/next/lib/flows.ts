import { createFlows } from '@kermesse/flows/create-flows';

/** In an app of your own: `createFlows({ apiKey, baseUrl })`. Here each call waits until the mock of the API is ready. */
export const flows = createFlows({
  apiKey: 'example',
  fetch: async (input, init) => {
    const { mocksAreReady } = await import('./mocks');
    await mocksAreReady();
    return fetch(input, init);
  },
});
