import { createContext, useContext } from 'react';

/** Which service tells people from programs before a code is sent, with its site keys. */
export type HumanCheckSettings =
  | { kind: 'altcha' }
  | { kind: 'recaptcha'; scoreKey: string; challengeKey: string }
  | { kind: 'turnstile'; siteKey: string };

/** What flows have to know of how the site is set up. The server embeds it in the document. */
export interface FlowSettings {
  humanCheck: HumanCheckSettings;
  /** Where people write when they need help: the email address of the site configuration. */
  contactEmail?: string;
  /** Whether logging in with Google is set up. */
  google: boolean;
  /** The countries that phone codes are sent to, as two-letter ISO codes; without it every country. */
  phoneCountries?: readonly string[];
  /** Whether the backend really deletes accounts and hands out what it keeps (`account-deletion`, `account-data`). */
  accountDeletion?: boolean;
  /** Whether passkeys are offered: the backend has their operations, and browsers allow them at the site's address. */
  passkeys: boolean;
  /** Whether the backend says where somebody is signed in, and ends sessions. */
  sessions: boolean;
  /** The brand's key in the addresses of its illustrations (`/art/<key>/…`); without it the default brand's. */
  artKey?: string;
  /** The address of a style or of a file of tiles; without it the site's own map. */
  mapStyleUrl?: string;
  /** Where places are searched by free text; without it the site's own list. */
  placeSearchUrl?: string;
}

/** How a site is set up that says nothing: everything works without accounts elsewhere. */
export const defaultFlowSettings: FlowSettings = {
  humanCheck: { kind: 'altcha' },
  google: false,
  passkeys: false,
  sessions: false,
};

const FlowSettingsContext = createContext<FlowSettings>(defaultFlowSettings);

/** Hands the site's settings on to flows. */
export const FlowSettingsProvider = FlowSettingsContext.Provider;

/** How the site is set up, as far as flows need to know. */
export function useFlowSettings(): FlowSettings {
  return useContext(FlowSettingsContext);
}
