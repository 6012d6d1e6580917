import type { FlowSettings } from '@kermesse/flows/settings';

/** What the browser has to know beside the page props: how to reach the operations. */
export interface ClientSettings {
  /** The base URL of the API; `/api` on the same origin by default. */
  apiUrl?: string;
  /** The application API key: an identifier, not a secret. */
  apiKey?: string;
  /** How the site is set up, as far as flows need to know. */
  flows?: FlowSettings;
}
