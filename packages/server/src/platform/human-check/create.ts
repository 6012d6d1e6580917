import { maxDifficulty } from '@kermesse/api/schemas/forms/human-check-wire';
import { dayMilliseconds } from '@kermesse/api/schemas/common/durations';
import type { Environment } from '../config/environment.ts';
import type { Database } from '../database/database.ts';
import type { ServerKeys } from '../security/server-keys.ts';
import { altchaChallenge, verifyAltcha } from './altcha.ts';
import type { HumanCheckVerifier } from './human-check.ts';
import { siteVerify } from './site-verify.ts';
import { consumeOnce } from './used-checks.ts';

/** The external services by the kind of their proofs, with the variables of their secrets and addresses. */
const services = {
  'recaptcha-score': {
    service: 'recaptcha',
    name: 'reCAPTCHA (score)',
    secretIn: 'RECAPTCHA_SCORE_SECRET',
    urlIn: 'RECAPTCHA_VERIFY_URL',
    leastScore: 0.5,
  },
  'recaptcha-challenge': {
    service: 'recaptcha',
    name: 'reCAPTCHA (challenge)',
    secretIn: 'RECAPTCHA_CHALLENGE_SECRET',
    urlIn: 'RECAPTCHA_VERIFY_URL',
    leastScore: undefined,
  },
  turnstile: {
    service: 'turnstile',
    name: 'Turnstile',
    secretIn: 'TURNSTILE_SECRET',
    urlIn: 'TURNSTILE_VERIFY_URL',
    leastScore: undefined,
  },
} as const;

/**
 * Returns the host names of the pages that send proofs: those of the site and of the sites that may call the API. In
 * development they are unknown, because the test keys of the services name a host of their own.
 */
function hostsOf({ NODE_ENV, PUBLIC_URL, CORS_ORIGINS }: Environment): string[] | undefined {
  if (NODE_ENV !== 'production' || PUBLIC_URL === undefined) return undefined;
  return [PUBLIC_URL, ...CORS_ORIGINS].map((origin) => new URL(origin).hostname);
}

/**
 * Creates the configured human check. Rejects proofs of any other kind; a missing secret makes it reject everybody.
 * `test` accepts the words `human`, `human-2`, …, each once, as altcha proofs; production rejects this setting.
 */
export function createHumanCheck(
  settings: Environment,
  db: Database,
  keys: ServerKeys,
  report: (error: unknown) => void,
): HumanCheckVerifier {
  const hosts = hostsOf(settings);
  const remarks = Object.values(services)
    .filter(({ service, secretIn }) => service === settings.HUMAN_CHECK && settings[secretIn] === undefined)
    .map(({ name, secretIn }) => `No phone code can be sent: ${secretIn} is not set, so ${name} cannot verify tokens.`);
  /** Verifies the fixed words that tests send instead of a solution. */
  const verifyTest = async (token: string) =>
    /^human(-\d{1,9})?$/.test(token) && (await consumeOnce(db, token, new Date(Date.now() + dayMilliseconds)))
      ? maxDifficulty
      : undefined;
  const verifyWork: HumanCheckVerifier['verifyWork'] = async ({ kind, token }) => {
    if (kind !== 'altcha') return undefined;
    return settings.HUMAN_CHECK === 'test' && token.startsWith('human')
      ? verifyTest(token)
      : verifyAltcha(db, keys, token);
  };
  return {
    remarks,
    challenge: (difficulty) => altchaChallenge(keys, difficulty),
    verifyWork,
    async verify(proof) {
      const { kind, token } = proof;
      const { HUMAN_CHECK } = settings;
      if (kind === 'altcha') {
        if (HUMAN_CHECK !== 'altcha' && HUMAN_CHECK !== 'test') return 'refused';
        return (await verifyWork(proof)) === undefined ? 'refused' : 'human';
      }
      const { service, name, secretIn, urlIn, leastScore } = services[kind];
      if (service !== HUMAN_CHECK) return 'refused';
      const { [secretIn]: secret, [urlIn]: url } = settings;
      if (secret !== undefined) return siteVerify({ name, url, secret, hosts, leastScore }, token, { db, report });
      report(new Error(`${secretIn} is not set, so ${name} cannot verify tokens`));
      return 'unavailable';
    },
  };
}
