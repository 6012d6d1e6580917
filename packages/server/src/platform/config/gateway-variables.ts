import * as z from 'zod';
import { isLocalHost } from './local-host.ts';

/** Whether a text is the URL of an external service: `https`, or `http` on this machine, without a user name. */
const isServiceUrl = (text: string) => {
  if (!URL.canParse(text)) return false;
  const { protocol, username, hostname } = new URL(text);
  return username === '' && (protocol === 'https:' || (protocol === 'http:' && isLocalHost(hostname)));
};

const serviceUrl = z.string().refine(isServiceUrl);
/** Whether a text is an `smtp` or `smtps` URL without a query, whose options could turn encryption off. */
const isSmtpUrl = (text: string) => {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, search, hash } = new URL(text);
  return /^smtps?:$/.test(protocol) && hostname !== '' && search === '' && hash === '';
};
/**
 * An email address, optionally with a name: `Kermesse <bonjour@kermesse.example>`. No line breaks, because it becomes a
 * header.
 */
const sender = z.string().regex(/^(?:[^<>"\r\n]{1,100}<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/);
const key = z.string().regex(/^[\x21-\x7e]{4,500}$/);

/** The variables of mail, SMS, Google sign-in and the human check. */
export const gatewayShape = {
  SMTP_URL: z.string().refine(isSmtpUrl).optional(),
  MAIL_FROM: sender.optional(),
  SMS_GATEWAY_URL: serviceUrl.optional(),
  SMS_GATEWAY_TOKEN: key.optional(),
  SMS_FROM: z
    .string()
    .regex(/^(?:[A-Za-z0-9 ]{1,11}|\+[1-9]\d{6,14})$/)
    .optional(),
  HUMAN_CHECK: z.enum(['altcha', 'recaptcha', 'turnstile', 'test']).default('altcha'),
  RECAPTCHA_SCORE_KEY: key.optional(),
  RECAPTCHA_SCORE_SECRET: key.optional(),
  RECAPTCHA_CHALLENGE_KEY: key.optional(),
  RECAPTCHA_CHALLENGE_SECRET: key.optional(),
  RECAPTCHA_VERIFY_URL: serviceUrl.default('https://www.google.com/recaptcha/api/siteverify'),
  TURNSTILE_SITE_KEY: key.optional(),
  TURNSTILE_SECRET: key.optional(),
  TURNSTILE_VERIFY_URL: serviceUrl.default('https://challenges.cloudflare.com/turnstile/v0/siteverify'),
  GOOGLE_CLIENT_ID: key.optional(),
  GOOGLE_CLIENT_SECRET: key.optional(),
  OIDC_ISSUER: serviceUrl.default('https://accounts.google.com'),
};

const schema = z.object(gatewayShape);

/** The parsed variables of mail, SMS, Google sign-in and the human check. */
export type GatewayEnvironment = z.output<typeof schema>;

type Name = keyof GatewayEnvironment;

/** What each variable must be, and what to do. Operators read these texts. */
export const gatewayExpectations: Record<Name, string> = {
  SMTP_URL:
    'the mail server: smtp://user:password@host:587 (encrypted by STARTTLS, or nothing is sent; plain on this machine only), or smtps://…:465; no options behind a question mark. Default: the development outbox.',
  MAIL_FROM: 'the sender of mails, such as Kermesse <bonjour@kermesse.example>. Needed with SMTP_URL.',
  SMS_GATEWAY_URL:
    'the https address of the SMS gateway, which receives POST requests with JSON {to, text, from}. Default: the development outbox.',
  SMS_GATEWAY_TOKEN: 'the bearer token of the SMS gateway, from 4 to 500 visible ASCII characters.',
  SMS_FROM: 'the sender of SMS: up to 11 letters, digits and spaces, or a number such as +22890000001.',
  HUMAN_CHECK:
    'altcha, recaptcha or turnstile (test accepts the word "human", for tests only). Default: altcha, which needs no account.',
  RECAPTCHA_SCORE_KEY: 'the site key of reCAPTCHA v3 (score).',
  RECAPTCHA_SCORE_SECRET: 'the secret of reCAPTCHA v3 (score).',
  RECAPTCHA_CHALLENGE_KEY: 'the site key of reCAPTCHA v2 (challenge).',
  RECAPTCHA_CHALLENGE_SECRET: 'the secret of reCAPTCHA v2 (challenge).',
  RECAPTCHA_VERIFY_URL: 'the https address that checks reCAPTCHA tokens. Default: the provider’s own.',
  TURNSTILE_SITE_KEY: 'the site key of Turnstile.',
  TURNSTILE_SECRET: 'the secret of Turnstile.',
  TURNSTILE_VERIFY_URL: 'the https address that checks Turnstile tokens. Default: the provider’s own.',
  GOOGLE_CLIENT_ID: 'the client that is registered at the issuer. Needed together with GOOGLE_CLIENT_SECRET.',
  GOOGLE_CLIENT_SECRET: 'the secret of the client registered at the issuer. Needed together with GOOGLE_CLIENT_ID.',
  OIDC_ISSUER:
    'the https address of an OpenID Connect issuer (http on this machine only). Default: https://accounts.google.com.',
};

/** The variables whose values are never repeated. */
export const gatewaySecrets: readonly Name[] = [
  'SMTP_URL',
  'SMS_GATEWAY_TOKEN',
  'RECAPTCHA_SCORE_SECRET',
  'RECAPTCHA_CHALLENGE_SECRET',
  'TURNSTILE_SECRET',
  'GOOGLE_CLIENT_SECRET',
];

/** Returns the variables that are missing although others require them, and those that production rejects. */
export function gatewayFaults(
  environment: GatewayEnvironment & { NODE_ENV: string },
): { name: Name; found: string; expected: string }[] {
  const missing = (name: Name, wanted: boolean) =>
    wanted && environment[name] === undefined
      ? [{ name, found: 'is missing', expected: gatewayExpectations[name] }]
      : [];
  const { SMTP_URL, SMS_GATEWAY_TOKEN, SMS_FROM, GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET } = environment;
  const test = environment.NODE_ENV === 'production' && environment.HUMAN_CHECK === 'test';
  return [
    ...missing('MAIL_FROM', SMTP_URL !== undefined),
    ...missing('SMS_GATEWAY_URL', SMS_GATEWAY_TOKEN !== undefined || SMS_FROM !== undefined),
    ...missing('GOOGLE_CLIENT_ID', GOOGLE_CLIENT_SECRET !== undefined),
    ...missing('GOOGLE_CLIENT_SECRET', GOOGLE_CLIENT_ID !== undefined),
    ...(test
      ? [
          {
            name: 'HUMAN_CHECK' as const,
            found: 'is "test", which programs can pass',
            expected: `a real one: ${gatewayExpectations.HUMAN_CHECK}`,
          },
        ]
      : []),
  ];
}
