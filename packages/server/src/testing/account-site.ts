import type { SessionStart } from '@kermesse/api/schemas/account/user';
import { randomBytes } from 'node:crypto';
import { hashToken } from '../platform/security/secrets.ts';
import { verifyEmail } from '../features/accounts/verification/addresses.ts';
import type { OpenDatabase } from '../platform/database/database.ts';
import { outboxMessages } from '../features/outbox/outbox.ts';
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
export type AccountSite = ReturnType<typeof accountSite>;

/** The default password of test accounts. */
export const password = 'Tissus-et-tam-tams-7';

/** A second password, different from the default one. */
export const otherPassword = 'Batik-et-balafons-8';

let addresses = 0;
/** Returns an unused address. */
export const newAddress = () => `person-${(addresses += 1)}@example.com`;

/** Returns the form that registers an account. */
export const registration = (email: string, chosen = password) => ({
  firstname: 'Afi',
  lastname: 'Mensah',
  email,
  password: chosen,
  passwordConfirmation: chosen,
});

/** The names that new phones are registered with. */
export const phoneNames = { firstname: 'Akou', lastname: 'Sena' };

/** Returns the headers of the browser that belongs to a phone: each phone has its own. */
export const browserOf = (phone: string) => ({ cookie: `Device=${hashToken(phone)}` });

/** Returns the headers of a browser that nobody has logged in with. */
export const strangersBrowser = () => ({ cookie: `Device=${randomBytes(32).toString('base64url')}` });

/** Returns a code of six digits that differs from the given one; `by` (1 to 999,999) selects different ones. */
export const wrongCode = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, '0');

/** Returns the cookie that a response sets, as a browser sends it back; empty if it sets none. */
export const cookieOf = ({ headers }: Pick<ApiResponse, 'headers'>) =>
  headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';

/** Returns the session in a response. */
export const sessionIn = ({ body }: ApiResponse) => body.data as SessionStart;

/** The last part of a link's path, in which emailed links have their token. */
const tokenOf = (link: string) => new URL(link).pathname.split('/').at(-1);

/** Sends all due messages and waits for the end. */
export async function deliver({ outgoing, background }: Pick<TestSite, 'outgoing' | 'background'>): Promise<void> {
  outgoing.sendDue();
  await background.idle();
}

let proofs = 0;

/** Creates the site. */
export function accountSite(
  database: OpenDatabase,
  variables: Record<string, string> = {},
  app?: BuiltApp,
  options?: TestSiteOptions,
) {
  const server = testSite(database, variables, app, options);
  const { site, apiKey, background, db } = server;

  async function call(
    path: string,
    { method = 'GET', body, token, headers, from }: ApiCall = {},
  ): Promise<ApiResponse> {
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
  }
  const post = (path: string, body: unknown, more?: Omit<ApiCall, 'body'>) =>
    call(path, { method: 'POST', ...more, body });

  /** Returns an unused human-check proof. */
  function proof() {
    proofs += 1;
    return { kind: 'altcha', token: `human-${proofs}` } as const;
  }
  /** Returns the messages to a recipient, newest first, after all queued messages are sent. */
  async function messagesTo(to: string) {
    await background.idle();
    return (await outboxMessages(db)).filter((message) => message.to === to);
  }
  /** Returns the newest link that was sent to a recipient and contains `part`; empty if there is none. */
  async function linkTo(to: string, part = ''): Promise<string> {
    const links = (await messagesTo(to)).flatMap((message) => message.links);
    return links.find((link) => link.includes(part)) ?? '';
  }

  /** Registers an account and returns its first session. `key`: the idempotency key of a form that is repeated. */
  async function register(email: string, more: Record<string, unknown> = {}, key?: string): Promise<SessionStart> {
    const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key };
    const result = await post('/auth/register', { ...registration(email), ...more }, { headers });
    if (result.status !== 200) throw new Error(JSON.stringify(result));
    // The email with the link has a low priority: later emails could overtake it.
    await background.idle();
    return sessionIn(result);
  }
  /** Opens a link that confirms an address, and sends the emails about it unless `delivers` is false. */
  async function confirm(link: string, { delivers = true } = {}) {
    const [, id = '', hash = ''] = /\/verify-email\/([^/]+)\/([^/]+)$/.exec(link) ?? [];
    const result = await verifyEmail(db, id, hash);
    if (delivers) await deliver(server);
    return result;
  }
  /** Creates an account with an unverified address that has just logged in. */
  async function member() {
    const email = newAddress();
    const { user, accessToken: token } = await register(email);
    return { email, id: user.id, token };
  }
  /** Creates an account with a verified address that has just logged in. */
  async function owner() {
    const created = await member();
    await confirm(await linkTo(created.email));
    return created;
  }
  /** Requests a link to reset the password. */
  const requestReset = (email: string) => post('/auth/send-password-link', { email });
  /** Sets a new password with an emailed link. */
  const resetBy = (link: string, chosen = otherPassword) =>
    post('/auth/reset-password', {
      email: new URL(link).searchParams.get('email'),
      token: tokenOf(link),
      password: chosen,
      passwordConfirmation: chosen,
    });

  /** Requests a code in the browser of the phone. */
  const sendCode = (phone: string, more: object = {}, headers = browserOf(phone)) =>
    post('/auth/phone', { phone, ...phoneNames, humanCheck: proof(), ...more }, { headers });
  /** Requests a code and returns it. */
  async function code(phone: string, more?: object): Promise<string> {
    const result = await sendCode(phone, more);
    if (result.status !== 200) throw new Error(JSON.stringify(result));
    const sent = (await messagesTo(phone))[0]?.code;
    if (sent == null) throw new Error('No code was sent');
    return sent;
  }

  /** Submits a code in the browser of its phone. */
  const verifyCode = (phone: string, given: string | undefined, more: object = {}, headers = browserOf(phone)) =>
    post('/auth/phone/verify', { phone, code: given, ...more }, { headers });

  return {
    ...server,
    call,
    post,
    proof,
    deliver: () => deliver(server),
    messagesTo,
    linkTo,
    register,
    confirm,
    member,
    owner,
    userOf: (token: string, id: string) => call(`/users/${id}`, { token }),
    login: (email: string, given = password, more: object = {}, request?: Omit<ApiCall, 'body'>) =>
      post('/auth/login', { email, password: given, ...more }, request),
    /** Requests a change of the address. */
    edit: (token: string, email: string, more: object = {}) => post('/auth/edit-email', { email, ...more }, { token }),
    setPassword: (token: string, chosen = otherPassword, currentPassword = password) =>
      post('/auth/edit-password', { currentPassword, newPassword: chosen, newPasswordConfirmation: chosen }, { token }),
    requestReset,
    resetBy,
    /** Requests a link to reset the password, and sets a new one with it. */
    async resetPassword(email: string, chosen = otherPassword) {
      await requestReset(email);
      return resetBy(await linkTo(email, '/reset-password/'), chosen);
    },
    /** Submits the form of the link “It was not me”. */
    undo: (link: string) => post('/auth/undo-email', { token: tokenOf(link) }),
    /** Requests the deletion of an account; accounts with an address also send it, and their password. */
    deleteAccount: (token: string, more: object = {}) =>
      post('/account-deletion', { confirmText: 'DELETE MY ACCOUNT', ...more }, { token }),
    /** Marks the address of an account as verified. */
    setVerified: (email: string) =>
      db.updateTable('users').set({ email_verified_at: new Date() }).where('email', '=', email).execute(),
    /** Links an identity of another issuer to an account. */
    linkIdentity: (userId: string, subject: string) =>
      db
        .insertInto('federated_identities')
        .values({ issuer: 'https://issuer.example', subject, user_id: userId })
        .execute(),
    /** Returns the subjects of the identities that are linked to an account. */
    async identitiesOf(userId: string): Promise<string[]> {
      const rows = db.selectFrom('federated_identities').select('subject').where('user_id', '=', userId);
      return (await rows.execute()).map(({ subject }) => subject);
    },
    sendCode,
    code,
    verifyCode,
    lookUp: (phone: string) => call(`/user/phone/${encodeURIComponent(phone)}`),
    /** Requests a code and submits it. */
    logInByPhone: async (phone: string) => verifyCode(phone, await code(phone)),
  };
}
