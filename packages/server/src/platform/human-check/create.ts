import type { HumanCheck } from '@kermesse/api/schemas/forms/human-check';
import { maxDifficulty } from '@kermesse/api/schemas/forms/human-check-wire';
import type { Environment } from '../config/environment.ts';
import type { Database } from '../database/database.ts';
import { serverKeys } from '../security/server-keys.ts';
import { altchaChallenge, verifyAltcha } from './altcha.ts';
import type { HumanCheckVerifier } from './human-check.ts';
import { siteVerify, type Verifier } from './site-verify.ts';
import { consumeOnce } from './used-checks.ts';

type Settings = Pick<
  Environment,
  | 'NODE_ENV'
  | 'PUBLIC_URL'
  | 'CORS_ORIGINS'
  | 'HUMAN_CHECK'
  | 'SECRET_KEY'
  | 'RECAPTCHA_SCORE_SECRET'
  | 'RECAPTCHA_CHALLENGE_SECRET'
  | 'RECAPTCHA_VERIFY_URL'
  | 'TURNSTILE_SECRET'
  | 'TURNSTILE_VERIFY_URL'
>;

const leastScore = 0.5;
const dayMilliseconds = 86_400_000;

/** Returns the external services by the kind of their proofs. Without a `secret` a service cannot verify. */
function verifiers(
  settings: Settings,
): Partial<Record<HumanCheck['kind'], Omit<Verifier, 'secret'> & { secret?: string; variable: string }>> {
  const { HUMAN_CHECK, RECAPTCHA_VERIFY_URL, TURNSTILE_VERIFY_URL } = settings;
  if (HUMAN_CHECK === 'turnstile') {
    return {
      turnstile: {
        name: 'Turnstile',
        url: TURNSTILE_VERIFY_URL,
        secret: settings.TURNSTILE_SECRET,
        variable: 'TURNSTILE_SECRET',
      },
    };
  }
  if (HUMAN_CHECK !== 'recaptcha') return {};
  return {
    'recaptcha-score': {
      name: 'reCAPTCHA (score)',
      url: RECAPTCHA_VERIFY_URL,
      secret: settings.RECAPTCHA_SCORE_SECRET,
      variable: 'RECAPTCHA_SCORE_SECRET',
      leastScore,
    },
    'recaptcha-challenge': {
      name: 'reCAPTCHA (challenge)',
      url: RECAPTCHA_VERIFY_URL,
      secret: settings.RECAPTCHA_CHALLENGE_SECRET,
      variable: 'RECAPTCHA_CHALLENGE_SECRET',
    },
  };
}

/**
 * Returns the host names of the pages that send proofs: those of the site and of the sites that may call the API. In
 * development they are unknown, because the test keys of the services name a host of their own.
 */
function hostsOf({ NODE_ENV, PUBLIC_URL, CORS_ORIGINS }: Settings): string[] | undefined {
  if (NODE_ENV !== 'production' || PUBLIC_URL === undefined) return undefined;
  return [PUBLIC_URL, ...CORS_ORIGINS].map((origin) => new URL(origin).hostname);
}

/**
 * Creates the configured human check. Rejects proofs of any other kind; a missing secret makes it reject everybody.
 * `test` accepts the words `human`, `human-2`, …, each once, as altcha proofs; production rejects this setting.
 */
export function createHumanCheck(
  settings: Settings,
  db: Database,
  report: (error: unknown) => void,
): HumanCheckVerifier {
  const services = verifiers(settings);
  const hosts = hostsOf(settings);
  const keys = serverKeys(db, settings.SECRET_KEY);
  const remarks = Object.values(services).flatMap(({ secret, name, variable }) =>
    secret === undefined ? [`No phone code can be sent: ${variable} is not set, so ${name} cannot verify tokens.`] : [],
  );
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
      const service = services[kind];
      if (service === undefined) return 'refused';
      const { secret, name, variable } = service;
      if (secret !== undefined) return siteVerify({ ...service, secret, hosts }, token, { db, report });
      report(new Error(`${variable} is not set, so ${name} cannot verify tokens`));
      return 'unavailable';
    },
  };
}
