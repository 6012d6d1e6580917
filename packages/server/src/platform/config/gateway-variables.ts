import * as z from 'zod';
import { secret, serviceUrl } from './values.ts';

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

/** The variables of email, SMS, Google login and the human check. */
export const gatewayShape = {
  SMTP_URL: z
    .string()
    .refine(isSmtpUrl)
    .optional()
    .meta(
      secret(
        'the mail server: smtp://user:password@host:587 (it must support STARTTLS, except on this machine), or smtps://…:465; without query parameters. In the user and the password, write %25 for %, %23 for #, %2F for / and %3F for ?. Default: the development outbox.',
      ),
    ),
  MAIL_FROM: sender
    .optional()
    .describe('the sender of emails, such as Kermesse <bonjour@kermesse.example>. Needed with SMTP_URL.'),
  SMS_GATEWAY_URL: serviceUrl
    .optional()
    .describe(
      'the https address of the SMS gateway, which receives POST requests with JSON {to, text, from}. Needed with SMS_GATEWAY_TOKEN or SMS_FROM. Default: the development outbox.',
    ),
  SMS_GATEWAY_TOKEN: key
    .optional()
    .meta(secret('the bearer token of the SMS gateway, from 4 to 500 visible ASCII characters.')),
  SMS_FROM: z
    .string()
    .regex(/^(?:[A-Za-z0-9 ]{1,11}|\+[1-9]\d{6,14})$/)
    .optional()
    .describe('the sender of SMS: up to 11 letters, digits and spaces, or a number such as +22890000001.'),
  HUMAN_CHECK: z
    .enum(['altcha', 'recaptcha', 'turnstile', 'test'])
    .default('altcha')
    .describe(
      'altcha, recaptcha or turnstile (test accepts the word "human", for tests only). Default: altcha, which needs no account.',
    ),
  RECAPTCHA_SCORE_KEY: key
    .optional()
    .describe('the site key of reCAPTCHA v3 (score). Needed with HUMAN_CHECK=recaptcha.'),
  RECAPTCHA_SCORE_SECRET: key
    .optional()
    .meta(secret('the secret of reCAPTCHA v3 (score). Without it, HUMAN_CHECK=recaptcha rejects everybody.')),
  RECAPTCHA_CHALLENGE_KEY: key
    .optional()
    .describe('the site key of reCAPTCHA v2 (challenge). Needed with HUMAN_CHECK=recaptcha.'),
  RECAPTCHA_CHALLENGE_SECRET: key
    .optional()
    .meta(secret('the secret of reCAPTCHA v2 (challenge). Without it, HUMAN_CHECK=recaptcha rejects everybody.')),
  RECAPTCHA_VERIFY_URL: serviceUrl
    .default('https://www.google.com/recaptcha/api/siteverify')
    .describe('the https address that checks reCAPTCHA tokens. Default: the provider’s own.'),
  TURNSTILE_SITE_KEY: key.optional().describe('the site key of Turnstile. Needed with HUMAN_CHECK=turnstile.'),
  TURNSTILE_SECRET: key
    .optional()
    .meta(secret('the secret of Turnstile. Without it, HUMAN_CHECK=turnstile rejects everybody.')),
  TURNSTILE_VERIFY_URL: serviceUrl
    .default('https://challenges.cloudflare.com/turnstile/v0/siteverify')
    .describe('the https address that checks Turnstile tokens. Default: the provider’s own.'),
  GOOGLE_CLIENT_ID: key
    .optional()
    .describe('the id of the client that is registered at the issuer. Needed together with GOOGLE_CLIENT_SECRET.'),
  GOOGLE_CLIENT_SECRET: key
    .optional()
    .meta(secret('the secret of the client registered at the issuer. Needed together with GOOGLE_CLIENT_ID.')),
  OIDC_ISSUER: serviceUrl
    .default('https://accounts.google.com')
    .describe(
      'the https address of an OpenID Connect issuer (http on this machine only). Default: https://accounts.google.com.',
    ),
};
