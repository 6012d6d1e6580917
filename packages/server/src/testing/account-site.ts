import type { SessionStart } from '@kermesse/api/schemas/account/user';
import { hashToken } from '../platform/security/secrets.ts';
import type { OpenDatabase } from '../platform/database/database.ts';
import { outboxMessages, type OutboxMessage } from '../features/outbox/outbox.ts';
import type { BuiltApp } from '../features/pages/app-entry.ts';
import { testSite, type TestSite, type TestSiteOptions } from './site.ts';

/** A parsed response of the API. */
export interface ApiResponse {
  status: number;
  body: { data?: unknown; errorCode?: string; [key: string]: unknown };
  headers: Headers;
}

/** The options of an API call, besides its path. */
export interface ApiCall {
  method?: string;
  body?: unknown;
  token?: string;
  headers?: Record<string, string>;
  /** The client's IP address. */
  from?: string;
}

/** A test site with helpers for accounts: API calls, and the messages that it sent. */
export interface AccountSite extends TestSite {
  call(path: string, call?: ApiCall): Promise<ApiResponse>;
  post(path: string, body: unknown, more?: Omit<ApiCall, 'body'>): Promise<ApiResponse>;
  /**
   * Registers an account and returns its first session. `key`: the idempotency key of the form, for repeated
   * submissions.
   */
  register(email: string, more?: Record<string, unknown>, key?: string): Promise<SessionStart>;
  /** Logs in with a password. */
  login(
    email: string,
    given?: string,
    more?: Record<string, unknown>,
    call?: Omit<ApiCall, 'body'>,
  ): Promise<ApiResponse>;
  /** Sets a new password with an emailed link. */
  resetBy(link: string, chosen: string): Promise<ApiResponse>;
  /** Returns the messages to a recipient, newest first, after all queued messages are sent. */
  messagesTo(to: string): Promise<OutboxMessage[]>;
  /** Returns the first link of the newest message to a recipient; empty if there is none. */
  linkTo(to: string): Promise<string>;
  /** Requests a code for a phone in the browser `browserOf(phone)` and returns the code. */
  code(phone: string, more?: Record<string, unknown>): Promise<string>;
  /** Returns an unused human-check proof. */
  proof(): { kind: 'altcha'; token: string };
}

/** The default password of test accounts. */
export const password = 'Tissus-et-tam-tams-7';

/** Returns the headers of the browser that belongs to a phone: each phone has its own. */
export function browserOf(phone: string): { cookie: string } {
  return { cookie: `Device=${hashToken(phone)}` };
}

let proofs = 0;

/** Returns the session in a response. */
export function sessionIn({ body }: ApiResponse): SessionStart {
  return body.data as SessionStart;
}

/** Creates the site. */
export function accountSite(
  database: OpenDatabase,
  variables: Record<string, string> = {},
  app?: BuiltApp,
  options?: TestSiteOptions,
): AccountSite {
  const made = testSite(database, variables, app, options);
  const { site, apiKey, background, db } = made;
  const call: AccountSite['call'] = async (path, { method = 'GET', body, token, headers, from } = {}) => {
    const init = {
      method,
      headers: {
        'x-api-key': apiKey,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    };
    const connection = from === undefined ? {} : { incoming: { socket: { remoteAddress: from } } };
    const response = await site.request(`/api${path}`, init, connection);
    return { status: response.status, body: (await response.json()) as ApiResponse['body'], headers: response.headers };
  };
  const post: AccountSite['post'] = (path, body, more) => call(path, { method: 'POST', ...more, body });
  const messagesTo: AccountSite['messagesTo'] = async (to) => {
    await background.idle();
    return (await outboxMessages(db)).filter((message) => message.to === to);
  };
  const proof: AccountSite['proof'] = () => {
    proofs += 1;
    return { kind: 'altcha', token: `human-${proofs}` };
  };
  return {
    ...made,
    call,
    post,
    messagesTo,
    proof,
    login: (email, given = password, more = {}, request = {}) =>
      post('/auth/login', { email, password: given, ...more }, request),
    resetBy(link, chosen) {
      const { pathname, searchParams } = new URL(link);
      const [email, token] = [searchParams.get('email'), pathname.split('/').at(-1)];
      return post('/auth/reset-password', { email, token, password: chosen, passwordConfirmation: chosen });
    },
    linkTo: async (to) => (await messagesTo(to))[0]?.links[0] ?? '',
    async register(email, more = {}, key?: string) {
      const form = { firstname: 'Afi', lastname: 'Mensah', email, password, passwordConfirmation: password, ...more };
      const result = await post(
        '/auth/register',
        form,
        key === undefined ? {} : { headers: { 'idempotency-key': key } },
      );
      if (result.status !== 200) throw new Error(JSON.stringify(result));
      // The email with the link has a low priority: later emails could overtake it.
      await background.idle();
      return sessionIn(result);
    },
    async code(phone, more = {}) {
      const form = { phone, firstname: 'Akou', lastname: 'Sena', humanCheck: proof(), ...more };
      const result = await post('/auth/phone', form, { headers: browserOf(phone) });
      if (result.status !== 200) throw new Error(JSON.stringify(result));
      const code = (await messagesTo(phone))[0]?.code;
      if (code == null) throw new Error('No code was sent');
      return code;
    },
  };
}
