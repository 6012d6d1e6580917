import { createClient, type Client, type ClientOptions } from '@kermesse/api/client';
import { createSession } from '../session/create-session.ts';
import { emptyStore, type SessionStore } from '../session/session.ts';
import { defaultFlowSettings, type FlowSettings } from '../site/settings.ts';

/** Where the API is, the application's key for it, and how the site is set up. */
export interface FlowsOptions extends Pick<ClientOptions, 'apiKey' | 'baseUrl' | 'fetch' | 'headers' | 'timeout'> {
  settings?: Partial<FlowSettings>;
}

/** What signing in, registering and the account area need: the session of this browser and the way to the API. */
export interface Flows {
  session: SessionStore;
  client: Client;
  settings: FlowSettings;
}

/**
 * Makes the session and the API client of an app, for `FlowsProvider`. Call it once, outside of components. On a server
 * there is no session: everything is rendered as for somebody about whom nothing is known yet.
 */
export function createFlows({ settings, ...options }: FlowsOptions): Flows {
  const whole = { ...defaultFlowSettings, ...settings };
  if (typeof window === 'undefined') return { session: emptyStore, client: createClient(options), settings: whole };
  const session = createSession({
    clientWith: (token) => (token === undefined ? client : createClient({ ...options, token: () => token })),
    prefers: () => undefined,
    news: false,
  });
  const client = createClient({ ...options, token: session.token, onUnauthorized: session.refused });
  return { session, client, settings: whole };
}
