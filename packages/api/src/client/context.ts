import { createContext, useContext } from 'react';
import { createClient, type Client } from './client.ts';

const ClientContext = createContext<Client>(createClient({ apiKey: 'storybook' }));

/** Gives sections and flows the app's own client (token, key, address) instead of the plain one. */
export const ApiProvider = ClientContext.Provider;

/** The client of the API, the same object always. Its code for sending comes with the first call. */
export function useClient(): Client {
  return useContext(ClientContext);
}
