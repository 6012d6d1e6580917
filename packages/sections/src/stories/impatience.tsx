import { createClient } from '@kermesse/api/client';
import { ApiProvider } from '@kermesse/api/client-context';
import type { Decorator } from '@storybook/react-vite';

/** Milliseconds until a call counts as timed out; undefined is the app's own 15,000. */
let timeout: number | undefined;

const client = createClient({ apiKey: 'storybook', timeout: () => timeout });

/** A client that soon gives up, until the play function says `waitForAnswers`: stories cannot wait for 15 seconds. */
export const soonGivesUp: Decorator = (Story) => (
  <ApiProvider value={client}>
    <Story />
  </ApiProvider>
);

/** Before a story that plays an answer which does not come. */
export function giveUpSoon() {
  timeout = 250;
}

/** From now on calls have the app's own time to be answered. */
export function waitForAnswers() {
  timeout = undefined;
}
