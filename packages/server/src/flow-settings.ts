import { relyingPartyOf } from './features/accounts/passkeys/relying-party.ts';
import type { AppSettings } from './features/pages/app-entry.ts';
import type { MapArchive } from './features/maps/archive.ts';
import { isLocalDevelopment } from './platform/config/local-development.ts';
import type { Environment } from './platform/config/environment.ts';

type FlowSettings = NonNullable<AppSettings['flows']>;

function humanCheckOf(environment: Environment): FlowSettings['humanCheck'] {
  const { HUMAN_CHECK, RECAPTCHA_SCORE_KEY, RECAPTCHA_CHALLENGE_KEY, TURNSTILE_SITE_KEY } = environment;
  if (HUMAN_CHECK === 'recaptcha' && RECAPTCHA_SCORE_KEY !== undefined && RECAPTCHA_CHALLENGE_KEY !== undefined)
    return { kind: 'recaptcha', scoreKey: RECAPTCHA_SCORE_KEY, challengeKey: RECAPTCHA_CHALLENGE_KEY };
  if (HUMAN_CHECK === 'turnstile' && TURNSTILE_SITE_KEY !== undefined)
    return { kind: 'turnstile', siteKey: TURNSTILE_SITE_KEY };
  return { kind: 'altcha' };
}

/** Returns the settings of this site that browsers need. None of them is secret. */
export function flowSettings(environment: Environment, origin: string, mapArchive?: MapArchive): FlowSettings {
  const { GOOGLE_CLIENT_ID, MAP_STYLE_URL, PLACE_SEARCH_URL, SMS_COUNTRIES } = environment;
  const mapStyleUrl = MAP_STYLE_URL ?? (mapArchive && `/maps/${mapArchive.name}`);
  return {
    humanCheck: humanCheckOf(environment),
    // In development the built-in identity provider replaces Google.
    google: GOOGLE_CLIENT_ID !== undefined || isLocalDevelopment(environment),
    passkeys: relyingPartyOf(origin) !== undefined,
    sessions: true,
    phoneCountries: SMS_COUNTRIES,
    accountDeletion: true,
    ...(mapStyleUrl !== undefined && { mapStyleUrl }),
    ...(PLACE_SEARCH_URL !== undefined && { placeSearchUrl: PLACE_SEARCH_URL }),
  };
}
