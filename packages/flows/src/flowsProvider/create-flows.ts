import { createClient, type Client, type ClientOptions } from '@kermesse/api/client';
import { createSession } from '../session/create-session.ts';
import { emptyStore, type SessionStore } from '../session/session.ts';
import { defaultFlowSettings, type FlowSettings } from '../site/settings.ts';

/** The options of `createFlows`: the API's address, the application's key, and the site's settings. */
export interface FlowsOptions extends Pick<ClientOptions, 'apiKey' | 'baseUrl' | 'fetch' | 'headers' | 'timeout'> {
  settings?: Partial<FlowSettings>;
}

/** The session of this browser, the API client and the settings for `FlowsProvider`. */
export interface Flows {
  session: SessionStore;
  client: Client;
  settings: FlowSettings;
}

/**
 * Creates the session and the API client of an app, for `FlowsProvider`. Call it once, outside components. On a server
 * there is no session, so screens render with the state `starting`.
 */
export function createFlows({ settings, ...options }: FlowsOptions): Flows {
  const allSettings = { ...defaultFlowSettings, ...settings };
  if (typeof window === 'undefined')
    return { session: emptyStore, client: createClient(options), settings: allSettings };
  const session = createSession({
    clientWith: (token) => (token === undefined ? client : createClient({ ...options, token: () => token })),
    onPreferredLocale: () => undefined,
    news: false,
  });
  const client = createClient({ ...options, token: session.token, onUnauthorized: session.onUnauthorized });
  return { session, client, settings: allSettings };
}
