import { createContext, useContext } from 'react';
import { createClient, type Client } from './client.ts';

const ClientContext = createContext<Client>(createClient({ apiKey: 'storybook' }));

/** Provides the app's client (token, key, address) to sections and flows in place of the default one. */
export const ApiProvider = ClientContext.Provider;

/** Returns the client of the API, always the same object. Its transport code loads with the first call. */
export function useClient(): Client {
  return useContext(ClientContext);
}
