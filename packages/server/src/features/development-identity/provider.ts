import { requestLocale } from '@kermesse/api/envelope';
import { isEmailAddress, normaliseEmail } from '@kermesse/api/schemas/forms/email-address';
import { Hono, type Context } from 'hono';
import type { Configuration } from 'openid-client';
import { sendDevelopmentPage } from '../../platform/html/development-page.ts';
import { loadOnce } from '@kermesse/ui/load-once';
import { createToken, hashToken } from '../../platform/security/secrets.ts';
import { developmentIdentityPage } from './page.ts';
import { developmentIssuer, developmentPeople, newPerson, type DevelopmentPerson } from './people.ts';

/** An OpenID Connect issuer inside this server, for development. Developers can log in as any person. */
export interface DevelopmentProvider {
  /** The routes of the page that offers the people, `/dev/google/authorize`. Mount them for local requests only. */
  pages: Hono;
  /** Returns the configuration of `openid-client` for a relying party at `origin`. Tokens never leave the process. */
  configuration(origin: string): Promise<Configuration>;
}

interface Grant {
  person: DevelopmentPerson;
  nonce: string;
  challenge: string;
  redirectUri: string;
  until: number;
}

const clientId = 'kermesse-development';
const authorizePath = '/dev/google/authorize';
const callbackPath = '/auth/google/callback';
const codeLifetime = 60_000;
const requestParameters = ['client_id', 'redirect_uri', 'state', 'nonce', 'code_challenge'] as const;
type AuthorizationRequest = Record<(typeof requestParameters)[number], string>;

/** Parses the authorization request. Returns undefined unless it comes from this site. */
function readRequest(origin: string, get: (name: string) => string | undefined): AuthorizationRequest | undefined {
  const request = Object.fromEntries(requestParameters.map((name) => [name, get(name) ?? ''])) as AuthorizationRequest;
  const { client_id: client, redirect_uri: back } = request;
  const whole = Object.values(request).every((value) => value !== '' && value.length <= 500);
  return whole && client === clientId && back === `${origin}${callbackPath}` ? request : undefined;
}

function backTo({ redirect_uri: uri, state }: AuthorizationRequest, response: Record<string, string>): string {
  return `${uri}?${new URLSearchParams({ ...response, state }).toString()}`;
}

function showPage(
  context: Context,
  request: AuthorizationRequest,
  typed?: { email: string; firstname: string; lastname: string },
): Response {
  const locale = requestLocale(context.req.raw.headers);
  const html = developmentIdentityPage({ locale, request, cancel: backTo(request, { error: 'access_denied' }), typed });
  return sendDevelopmentPage(context, html, typed === undefined ? 200 : 422);
}

/** Creates the issuer's key and returns a function that signs ID tokens. The package loads at the first login. */
async function createSigner() {
  const { OAuth2Issuer } = await import('oauth2-mock-server');
  const issuer = new OAuth2Issuer();
  issuer.url = developmentIssuer;
  await issuer.keys.generate('RS256');
  return ({ subject, ...claims }: DevelopmentPerson, nonce: string) =>
    issuer.buildToken({
      scopesOrTransform: (_, payload) =>
        void Object.assign(payload, { ...claims, sub: subject, aud: clientId, nonce, email_verified: true }),
    });
}

/** Creates the issuer. Each code works once, within a minute, and only with the PKCE verifier of its attempt. */
export function createDevelopmentProvider(): DevelopmentProvider {
  const pages = new Hono();
  const grants = new Map<string, Grant>();
  const loadSigner = loadOnce(createSigner);

  function createCode(
    person: DevelopmentPerson,
    { nonce, code_challenge: challenge, redirect_uri: redirectUri }: AuthorizationRequest,
  ): string {
    for (const [code, { until }] of grants) if (until < Date.now()) grants.delete(code);
    const code = createToken();
    grants.set(code, { person, nonce, challenge, redirectUri, until: Date.now() + codeLifetime });
    return code;
  }

  async function respondToTokenRequest(form: URLSearchParams): Promise<Response> {
    const code = form.get('code') ?? '';
    const grant = grants.get(code);
    grants.delete(code);
    const challenge = hashToken(form.get('code_verifier') ?? '');
    const good =
      grant !== undefined &&
      grant.until >= Date.now() &&
      grant.challenge === challenge &&
      grant.redirectUri === form.get('redirect_uri');
    if (!good) return Response.json({ error: 'invalid_grant' }, { status: 400 });
    const sign = await loadSigner();
    const token = await sign(grant.person, grant.nonce);
    return Response.json({
      access_token: createToken(),
      token_type: 'Bearer',
      expires_in: 60,
      id_token: token,
    });
  }

  pages.get(authorizePath, (context) => {
    const request = readRequest(new URL(context.req.url).origin, (name) => context.req.query(name));
    return request === undefined ? context.text('Bad request', 400) : showPage(context, request);
  });
  pages.post(authorizePath, async (context) => {
    const form = await context.req.formData();
    const text = (name: string) => {
      const value = form.get(name);
      return typeof value === 'string' ? value.trim().slice(0, 500) : '';
    };
    const request = readRequest(new URL(context.req.url).origin, text);
    if (request === undefined) return context.text('Bad request', 400);
    const person = developmentPeople.find(({ subject }) => subject === text('person'));
    const typed = { email: normaliseEmail(text('email')), firstname: text('firstname'), lastname: text('lastname') };
    if (person === undefined && !isEmailAddress(typed.email)) return showPage(context, request, typed);
    const code = createCode(person ?? newPerson(typed.email, typed.firstname, typed.lastname), request);
    return context.redirect(backTo(request, { code }), 303);
  });

  return {
    pages,
    async configuration(origin) {
      const openId = await import('openid-client');
      const metadata = {
        issuer: developmentIssuer,
        authorization_endpoint: `${origin}${authorizePath}`,
        token_endpoint: `${developmentIssuer}/token`,
      };
      const configuration = new openId.Configuration(metadata, clientId, 'development');
      openId.allowInsecureRequests(configuration);
      // The token endpoint has no address: requests to it are handled inside this process.
      configuration[openId.customFetch] = (_, { body }) =>
        respondToTokenRequest(
          new URLSearchParams(body instanceof URLSearchParams || typeof body === 'string' ? body : ''),
        );
      return configuration;
    },
  };
}
