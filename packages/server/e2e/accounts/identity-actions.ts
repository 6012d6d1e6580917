import { sql } from 'kysely';
import { isAccountErased } from '../../src/platform/database/account-erased.ts';
import { eraseDueAccounts } from '../../src/features/accounts/deletion/erase.ts';
import { userOfIdentity, type IdentityResult } from '../../src/features/accounts/google/federated-identities.ts';
import { storePendingLink } from '../../src/features/accounts/google/pending-links.ts';
import {
  browserOf,
  password,
  registration,
  sessionIn,
  type AccountSite,
  type ApiResponse,
} from '../../src/testing/account-site.ts';
import type { UploadSite } from '../../src/testing/upload-site.ts';

/** The second password in use. */
const secondPassword = 'Batik-et-balafons-8';

/** The state that the actions share. */
export interface World {
  emails: string[];
  phones: string[];
  sessions: { userId: string; token: string }[];
  /**
   * The addresses that the owner of each account has entered: at registration, through Google, or in a change of
   * address.
   */
  enteredAddresses: Map<string, Set<string>>;
  /** The accounts whose owner has requested their deletion. */
  deletionRequests: Set<string>;
  /** The Google identities that have logged into an account, each in the format of `pairOf`. */
  googleLogins: Set<string>;
  /** Chooses an item at random. */
  oneOf: <T>(list: readonly T[]) => T;
  /** Unexpected responses, and failures in the background. */
  unexpected: string[];
  /** The services for erasing accounts. */
  places: UploadSite['places'];
}

/** The error codes that an action may get: refusals that users can meet, never `server/error`. */
const refusals = new Set([
  'auth/email_already_used',
  'auth/email_already_verified',
  'auth/phone_already_used',
  'auth/invalid_token',
  // The identity was unlinked in the meantime.
  'auth/login_failed',
  'auth/session_ended',
  'auth/missing_data',
  'auth/wrong_password',
  'auth/fresh_sign_in_required',
  'auth/code_expired',
  'auth/code_verification_failed',
  'auth/no_phone_found',
  'form/invalid_data',
  'rate/limited',
  'auth/user_disabled',
  'auth/human_check_required',
  'auth/unauthorized',
  // The account was erased in the meantime.
  'auth/required',
]);

function expected({ unexpected }: World, what: string, { status, body }: ApiResponse): boolean {
  if (status === 200) return true;
  if (!refusals.has(body.errorCode ?? '')) unexpected.push(`${what}: ${status} ${JSON.stringify(body)}`);
  return false;
}

function recordAddress(world: World, userId: string, email: string): void {
  const addresses = world.enteredAddresses.get(userId) ?? new Set();
  world.enteredAddresses.set(userId, addresses.add(email));
}

/** Returns the links of a kind that were emailed in this round. */
async function emailedLinks(site: AccountSite, world: World, kind: RegExp): Promise<string[]> {
  const messages = await site.db
    .selectFrom('outbox')
    .select(['links', 'recipient'])
    .where('recipient', 'in', world.emails)
    .execute();
  return messages.flatMap(({ links }) => links).filter((link) => kind.test(link));
}

/** An action of a person, or an event that affects accounts. */
export type Action = (world: World, site: AccountSite) => Promise<void>;

const register: Action = async (world, site) => {
  const email = world.oneOf(world.emails);
  const response = await site.post('/auth/register', registration(email));
  if (!expected(world, 'register', response)) return;
  const { user, accessToken } = sessionIn(response);
  recordAddress(world, user.id, email);
  world.sessions.push({ userId: user.id, token: accessToken });
};

const verify: Action = async (world, site) => {
  const [, id, hash] =
    /\/verify-email\/([^/]+)\/([^/]+)$/.exec(world.oneOf(await emailedLinks(site, world, /\/verify-email\//)) ?? '') ??
    [];
  if (id !== undefined) expected(world, 'verify', await site.post('/auth/verify-email', { id, hash }));
};

const change: Action = async (world, site) => {
  const session = world.oneOf(world.sessions);
  if (session === undefined) return;
  const email = world.oneOf(world.emails);
  // Recorded before the request: another action may follow the link at once.
  recordAddress(world, session.userId, email);
  expected(world, 'change', await site.edit(session.token, email, { currentPassword: password }));
};

const undo: Action = async (world, site) => {
  const link = world.oneOf(await emailedLinks(site, world, /\/undo-email\//));
  if (link !== undefined) expected(world, 'undo', await site.undo(link));
};

/** Returns the Google identity of an address. */
export const subjectOf = (email: string) => `${email} at Google`;
/** Names a Google identity in an account. */
export const pairOf = (userId: string, email: string) => `${subjectOf(email)} in ${userId}`;
const issuer = 'https://issuer.example';

async function logInWithGoogle(world: World, { db }: AccountSite, email: string): Promise<IdentityResult> {
  const result = await userOfIdentity(db, {
    issuer,
    subject: subjectOf(email),
    email,
    emailVerified: true,
    firstname: 'Afi',
    lastname: 'Mensah',
    locale: 'fr',
  });
  recordAddress(world, result.user.id, email);
  if (result.kind === 'account') world.googleLogins.add(pairOf(result.user.id, email));
  return result;
}

const google: Action = async (world, site) => {
  await logInWithGoogle(world, site, world.oneOf(world.emails));
};

/** Logs in with Google for a verified account, then confirms the link with the correct or a wrong password. */
const link: Action = async (world, site) => {
  const email = world.oneOf(world.emails);
  const { kind, user } = await logInWithGoogle(world, site, email);
  if (kind !== 'password') return;
  const headers = browserOf(email);
  const call = {
    db: site.db,
    origin: 'http://localhost',
    headers: new Headers(headers),
    responseHeaders: new Headers(),
  };
  const token = await storePendingLink(call, { issuer, subject: subjectOf(email) }, user.id).catch((error: unknown) => {
    // The account was erased in the meantime.
    if (isAccountErased(error)) return undefined;
    throw error;
  });
  if (token === undefined) return;
  const enteredPassword = world.oneOf([password, password, secondPassword]);
  if (expected(world, 'link', await site.post('/auth/google/link', { token, password: enteredPassword }, { headers })))
    world.googleLogins.add(pairOf(user.id, email));
};

/** Requests a link that sets a password, and uses one that was emailed. */
const reset: Action = async (world, site) => {
  expected(world, 'send link', await site.requestReset(world.oneOf(world.emails)));
  await site.background.idle();
  const resetLink = world.oneOf(await emailedLinks(site, world, /\/reset-password\/[^?]+\?/));
  if (resetLink !== undefined)
    expected(world, 'reset', await site.resetBy(resetLink, world.oneOf([password, secondPassword])));
};

const phone: Action = async (world, site) => {
  const number = world.oneOf(world.phones);
  if (!expected(world, 'phone', await site.sendCode(number))) return;
  await site.background.idle();
  const message = await site.db
    .selectFrom('outbox')
    .select('code')
    .where('recipient', '=', number)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (message?.code == null) return;
  const response = await site.verifyCode(number, message.code);
  if (expected(world, 'code', response))
    world.sessions.push({ userId: sessionIn(response).user.id, token: sessionIn(response).accessToken });
};

const leave: Action = async (world, site) => {
  const session = world.oneOf(world.sessions);
  if (session === undefined) return;
  const row = await site.db
    .selectFrom('users')
    .select(['email', 'password_hash'])
    .where('id', '=', session.userId)
    .executeTakeFirst();
  const body = {
    ...(row?.email != null && { email: row.email }),
    ...(row?.password_hash != null && { password: world.oneOf([password, secondPassword]) }),
  };
  // Recorded before the request, as above.
  world.deletionRequests.add(session.userId);
  expected(world, 'leave', await site.deleteAccount(session.token, body));
};

/** Makes all requested deletions of the round due and erases the accounts. */
const erase: Action = async (world, { db }) => {
  if (world.deletionRequests.size === 0) return;
  await db
    .updateTable('users')
    .set({ erase_at: sql<Date>`now()` })
    .where('id', 'in', [...world.deletionRequests])
    .where('erase_at', 'is not', null)
    .execute();
  const reported: unknown[] = [];
  await eraseDueAccounts({ ...world.places, report: (error) => reported.push(error), security: () => undefined });
  world.unexpected.push(...reported.map((error) => `erase: ${String(error)}`));
};

/** All actions; the most important ones twice. */
export const actions: readonly Action[] = [
  register,
  register,
  verify,
  verify,
  change,
  undo,
  google,
  link,
  link,
  reset,
  phone,
  leave,
  erase,
];
