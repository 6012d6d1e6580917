import { createClient } from '@kermesse/api/client';
import { ApiProvider } from '@kermesse/api/client-context';
import type { Decorator } from '@storybook/react-vite';

/** The timeout of calls in milliseconds; undefined for the app's own 15,000. */
let timeout: number | undefined;

const client = createClient({ apiKey: 'storybook', timeout: () => timeout });

/**
 * Provides a client with a short timeout, because stories cannot wait 15 seconds, until the play function calls
 * `restoreTimeout`.
 */
export const withShortTimeout: Decorator = (Story) => (
  <ApiProvider value={client}>
    <Story />
  </ApiProvider>
);

/** Shortens the timeout, for stories without a response. */
export function setShortTimeout() {
  timeout = 250;
}

/** Restores the app's own timeout. */
export function restoreTimeout() {
  timeout = undefined;
}
