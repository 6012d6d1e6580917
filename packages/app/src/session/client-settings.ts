import type { FlowSettings } from '@kermesse/flows/settings';

/** The settings that the document embeds beside the page props. */
export interface ClientSettings {
  /** The application API key: an identifier, not a secret. */
  apiKey: string;
  /** The settings that flows need. */
  flows: FlowSettings;
}
