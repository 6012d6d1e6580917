import { createFlows } from '@kermesse/flows/create-flows';

/** An app with a server uses `createFlows({ apiKey, baseUrl })`. Here each request waits for the API mock. */
export const flows = createFlows({
  apiKey: 'example',
  fetch: async (input, init) => {
    const { mocksAreReady } = await import('./mocks');
    await mocksAreReady();
    return fetch(input, init);
  },
});
