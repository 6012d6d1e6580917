import { Refused } from '@kermesse/api/refused';
import type { AuthResult } from '@kermesse/api/page-props';
import { isLocale, type Locale } from '@kermesse/api/schemas/common/locale';
import { parse, serialize } from 'hono/utils/cookie';
import { sql } from 'kysely';
import type { Environment } from '../../../platform/config/environment.ts';
import type { Database } from '../../../platform/database/database.ts';
import { hourly, countHit } from '../../../platform/limits/fixed-window.ts';
import { loadOnce } from '@kermesse/ui/load-once';
import type { DevelopmentProvider } from '../../development-identity/provider.ts';
import { beginSession } from '../sessions/begin-session.ts';
import { readIdentity, userOfIdentity } from './federated-identities.ts';
import { logSecurity, type SecurityLog } from '../../../platform/logging/security-log.ts';
import { storePendingLink } from './pending-links.ts';
import { createToken, hashToken } from '../../../platform/security/secrets.ts';

/** The data of a callback besides its request. */
export interface CallbackContext {
  /** The headers of the response. */
  responseHeaders: Headers;
  /** The IP address in the format of rate limits. */
  ip: string;
  /** The language of the page, which becomes the language of a new account (specification §9). */
  locale: Locale;
}

/** The login at an OpenID Connect issuer: Google, or another one by configuration. */
export interface GoogleLogin {
  /**
   * Redirects the browser to the issuer, or to the callback with an error if the issuer is unreachable. The query's
   * `locale` is the language of the page after the callback. `ip` is the IP address in the format of rate limits.
   */
  googleRedirect(request: Request, ip: string): Promise<Response>;
  /**
   * Processes the callback and returns the result: 200 with a session, or another status. Does not throw for invalid
   * requests or failures of the issuer. Sets the device cookie in `visit.responseHeaders`.
   */
  googleCallback(request: Request, visit: CallbackContext): Promise<AuthResult>;
}

interface GoogleOptions {
  environment: Pick<Environment, 'GOOGLE_CLIENT_ID' | 'GOOGLE_CLIENT_SECRET' | 'OIDC_ISSUER'>;
  db: Database;
  origin: string;
  /** The built-in issuer, in development if no other is configured. */
  development?: Pick<DevelopmentProvider, 'configuration'>;
  /** The security log, which records each login. */
  security: SecurityLog;
  report(error: unknown): void;
}

const callbackPath = '/auth/google/callback';
/** The lifetime of a login attempt in seconds: the user must return from the issuer within it. */
const attemptLifetime = 600;

/** The rate limit of redirects per network: each inserts a row, which is deleted after an hour. */
const redirectsPerHour = hourly(300);

/** Loads the library with the first login, because the start does not need it. */
const loadOpenId = () => import('openid-client');

async function discoverIssuer({
  OIDC_ISSUER,
  GOOGLE_CLIENT_ID = '',
  GOOGLE_CLIENT_SECRET,
}: GoogleOptions['environment']) {
  const { allowInsecureRequests, discovery } = await loadOpenId();
  const issuer = new URL(OIDC_ISSUER);
  // The settings allow http only for an issuer on this machine, for tests.
  const execute = issuer.protocol === 'http:' ? [allowInsecureRequests] : [];
  return discovery(issuer, GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, undefined, { execute, timeout: 10 });
}

/** Deletes and returns the login attempt of a state, if this browser began it and it has not expired. */
async function consumeAttempt(db: Database, state: string, browser: string) {
  return db
    .deleteFrom('sign_in_attempts')
    .where('state_hash', '=', hashToken(state))
    .where('browser_hash', '=', hashToken(browser))
    .where('created_at', '>', sql<Date>`now() - ${attemptLifetime} * interval '1 second'`)
    .returning(['nonce', 'code_verifier'])
    .executeTakeFirst();
}

/** Creates the login at the configured issuer. Each attempt has its own state, nonce and PKCE verifier. */
export function createGoogle({
  environment,
  db,
  origin: site,
  development,
  report,
  security,
}: GoogleOptions): GoogleLogin {
  const enabled = environment.GOOGLE_CLIENT_ID !== undefined || development !== undefined;
  const discover = loadOnce(() => discoverIssuer(environment));
  const configuration = (origin: string) => development?.configuration(origin) ?? discover();
  // In development, the machine may have several host names. Use the requested one, because cookies belong to it.
  const originOf = (request: Request) => (development === undefined ? site : new URL(request.url).origin);
  const secure = site.startsWith('https:');
  /** Browsers accept a `__Host-` cookie only from this host over https, so no sibling domain can set the attempt. */
  const cookie = secure ? '__Host-SignIn' : 'SignIn';
  const cookieOptions = { httpOnly: true, sameSite: 'Lax', secure, maxAge: attemptLifetime } as const;
  const redirectTo = (location: string) =>
    new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store' } });

  /** Redirects to the issuer. The callback's address contains no language, so a cookie for its path stores it. */
  async function redirect(origin: string, locale: string | null): Promise<Response> {
    const { buildAuthorizationUrl, calculatePKCECodeChallenge, randomNonce, randomPKCECodeVerifier, randomState } =
      await loadOpenId();
    const issuer = await configuration(origin);
    const [state, nonce, verifier, browser] = [randomState(), randomNonce(), randomPKCECodeVerifier(), createToken()];
    const attempt = {
      nonce,
      code_verifier: verifier,
      state_hash: hashToken(state),
      browser_hash: hashToken(browser),
    };
    await db.insertInto('sign_in_attempts').values(attempt).execute();
    const address = buildAuthorizationUrl(issuer, {
      redirect_uri: `${origin}${callbackPath}`,
      scope: 'openid email profile',
      state,
      nonce,
      code_challenge: await calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    });
    const response = redirectTo(address.href);
    const addCookie = (name: string, value: string, path: string) =>
      response.headers.append('set-cookie', serialize(name, value, { ...cookieOptions, path }));
    // A `__Host-` cookie must have the path `/`.
    addCookie(cookie, browser, '/');
    if (isLocale(locale)) addCookie('Lang', locale, '/auth/google');
    return response;
  }

  async function callback(request: Request, { locale, ...visit }: CallbackContext): Promise<AuthResult> {
    const { searchParams, search } = new URL(request.url);
    const origin = originOf(request);
    const browser = parse(request.headers.get('cookie') ?? '', cookie)[cookie] ?? '';
    const state = searchParams.get('state') ?? '';
    const attempt = await consumeAttempt(db, state, browser);
    if (attempt === undefined) return { status: 400 };
    if (searchParams.has('error')) return { status: 403 };
    const { authorizationCodeGrant } = await loadOpenId();
    const tokens = await authorizationCodeGrant(
      await configuration(origin),
      new URL(`${origin}${callbackPath}${search}`),
      {
        expectedState: state,
        expectedNonce: attempt.nonce,
        pkceCodeVerifier: attempt.code_verifier,
        idTokenExpected: true,
      },
    );
    const identity = readIdentity(tokens.claims(), locale);
    if (identity === undefined) return { status: 400 };
    const call = { db, origin, security, headers: request.headers, ...visit };
    const result = await userOfIdentity(db, identity);
    const { user } = result;
    if (result.kind === 'password') {
      const token = await storePendingLink(call, identity, user.id);
      return { status: 409, link: { token, email: user.email ?? '' } };
    }
    if (result.linked)
      logSecurity(call, { event: 'identity-link', method: 'google', outcome: 'success', userId: user.id });
    return { status: 200, data: await beginSession(call, user, { remember: true, credentials: { identity } }) };
  }

  return {
    async googleRedirect(request, ip) {
      if (!enabled) return redirectTo(callbackPath);
      try {
        if ((await countHit(db, `Google redirects from ${ip}`, redirectsPerHour)).retryAfter > 0)
          return redirectTo(`${callbackPath}?error=temporarily_unavailable`);
        return await redirect(originOf(request), new URL(request.url).searchParams.get('locale'));
      } catch (error) {
        report(error);
        return redirectTo(`${callbackPath}?error=temporarily_unavailable`);
      }
    },
    async googleCallback(request, visit) {
      if (!enabled) return { status: 404 };
      const result = await callback(request, visit).catch((error: unknown): AuthResult => {
        // The account is disabled or an admin's, or the identity was unlinked in the meantime.
        if (error instanceof Refused) return { status: 403 };
        report(error);
        return { status: 400 };
      });
      const outcome = result.status === 200 ? 'success' : 'refused';
      const reason =
        result.status === 200 ? undefined : result.link === undefined ? 'issuer_refused' : 'password_required';
      const call = { security, origin: site, headers: request.headers, ip: visit.ip };
      logSecurity(call, { event: 'sign-in', method: 'google', outcome, reason, userId: result.data?.user.id });
      return result;
    },
  };
}
