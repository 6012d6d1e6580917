import type { FlowSettings } from '@kermesse/flows/settings';

/** The settings that the document embeds beside the page props. */
export interface ClientSettings {
  /** The base URL of the API; `/api` on the same origin by default. */
  apiUrl?: string;
  /** The application API key: an identifier, not a secret. */
  apiKey?: string;
  /** The settings that flows need. */
  flows?: FlowSettings;
}
