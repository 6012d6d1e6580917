import { createContext, useContext } from 'react';

/** The service of the human check before a code is sent, with its site keys. */
export type HumanCheckSettings =
  | { kind: 'altcha' }
  | { kind: 'recaptcha'; scoreKey: string; challengeKey: string }
  | { kind: 'turnstile'; siteKey: string };

/** The site's settings for flows. The server embeds them in the document. */
export interface FlowSettings {
  humanCheck: HumanCheckSettings;
  /** The email address for help, from the site configuration. */
  contactEmail?: string;
  /** The path of the page that lists providers; the home page by default. */
  providersPath: string;
  /** Whether login with Google is configured. */
  google: boolean;
  /** The countries that phone codes are sent to, as two-letter ISO codes. Without it, every country. */
  phoneCountries?: readonly string[];
  /** Whether the backend deletes accounts and exports their data (`account-deletion`, `account-data`). */
  accountDeletion: boolean;
  /** Whether passkeys are offered: the backend supports them, and browsers allow them at the site's address. */
  passkeys: boolean;
  /** Whether the backend lists a user's sessions and ends them. */
  sessions: boolean;
  /** The brand's key in the addresses of its illustrations (`/art/<key>/…`); the default brand's by default. */
  artKey: string;
  /** The address of a map style or of a tile file. Without it, the site's own map. */
  mapStyleUrl?: string;
  /** The address of the place search by free text. Without it, the site's own list. */
  placeSearchUrl?: string;
}

/** The default settings, which need no accounts with other services. */
export const defaultFlowSettings: FlowSettings = {
  humanCheck: { kind: 'altcha' },
  providersPath: '/',
  google: false,
  accountDeletion: false,
  passkeys: false,
  sessions: false,
  artKey: 'midnight',
};

const FlowSettingsContext = createContext<FlowSettings>(defaultFlowSettings);

/** Provides the site's settings to flows. */
export const FlowSettingsProvider = FlowSettingsContext.Provider;

/** Returns the site's settings for flows. */
export function useFlowSettings(): FlowSettings {
  return useContext(FlowSettingsContext);
}
