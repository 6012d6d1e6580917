import { createContext, useContext } from 'react';
import type { Client } from './client.ts';

/** The way to the API: a client that loads when a form first needs it. */
export type LoadClient = () => Promise<Client>;

async function defaultClient(): Promise<Client> {
  const { createClient } = await import('./client.ts');
  return createClient({ apiKey: 'storybook' });
}

const ApiContext = createContext<LoadClient>(defaultClient);

/** Gives sections and flows the app's own client (token, key, address) instead of the plain one. */
export const ApiProvider = ApiContext.Provider;

/** The way to the API for whatever talks to it. */
export function useApi(): LoadClient {
  return useContext(ApiContext);
}
