import { Refused } from '@kermesse/api/refused';
import { difficultyHeader, maxDifficulty } from '@kermesse/api/schemas/forms/human-check-wire';
import type { HumanCheck as Proof } from '@kermesse/api/schemas/forms/human-check';
import type { Call } from '../../../platform/operations/handler.ts';
import type { Database } from '../../../platform/database/database.ts';
import { countedUnder, giveBack, limitOf, takeOne } from '../../../platform/limits/rate-limit.ts';
import { deviceOf } from '../../../platform/http/device-cookie.ts';
import { secretHash } from '../../../platform/security/secrets.ts';

/** A counter of attempts: `free` of them in an hour need no proof; after that the price rises with the count. */
interface Counter {
  key: string;
  free: number;
  /** The work of a proof doubles each time the count grows by this factor. */
  factor: number;
  /** The greatest difficulty that this counter asks for. */
  highest: number;
}

const hour = 3600;
const quarter = 900;

/** Wrong passwords for one account from devices that have not signed in to it, in an hour, before a proof is needed. */
const freePerAccount = 5;
/** Wrong passwords for one account from a device that has, in a quarter of an hour; strangers do not use them up. */
const freePerDevice = 10;
/** The whole site may have so many times the attempts that one network has. */
const networks = 25;

/** How long an attempt waits for each step of its difficulty, in milliseconds. */
const delayStep = 250;

/** What strangers attempt. */
type Attempt = 'sign-in' | 'registration' | 'reset request';

/** Counters of one network (an IPv4 address, an IPv6 /64) and of everybody. */
function commonCounters({ address, authLimit }: Call, attempt: Attempt): Counter[] {
  return [
    { key: `${attempt} from ${address}`, free: authLimit, factor: 2, highest: maxDifficulty },
    { key: `${attempt} from everywhere`, free: authLimit * networks, factor: 2, highest: 3 },
  ];
}

async function takeFree(db: Database, counters: readonly Counter[]): Promise<boolean> {
  const taken: string[] = [];
  for (const { key, free } of counters) {
    if (!(await takeOne(db, key, { most: free, seconds: hour }))) {
      await giveBack(db, taken);
      return false;
    }
    taken.push(key);
  }
  return true;
}

/** How much work a proof must take now. */
async function difficultyOf(db: Database, counters: readonly Counter[]): Promise<number> {
  const each = counters.map(async ({ key, free, factor, highest }) => {
    const over = (await countedUnder(db, key, hour)) / free;
    // A little more than the logarithm, against rounding: log2(8) may come out below 3.
    return over < 1 ? 0 : Math.min(highest, Math.floor(Math.log(over) / Math.log(factor) + 1e-9));
  });
  return Math.max(...(await Promise.all(each)));
}

const proofRequired = (difficulty: number) =>
  new Refused('auth/human_check_required', undefined, { [difficultyHeader]: String(difficulty) });

/**
 * Counts an attempt before it is looked at: free, or paid for by a proof that takes enough work. Exact for attempts at
 * the same time; what is refused is not counted, so that nobody raises another's price without paying.
 * @returns what takes the count back, for an attempt that turned out well.
 */
async function admit(call: Call, counters: readonly Counter[], proof: Proof | undefined): Promise<() => Promise<void>> {
  const { db, humanCheck } = call;
  const takeBack = () =>
    giveBack(
      db,
      counters.map(({ key }) => key),
    );
  if (await takeFree(db, counters)) return takeBack;
  const difficulty = await difficultyOf(db, counters);
  const worked = proof === undefined ? undefined : await humanCheck.verifyWork(proof);
  if (worked === undefined || worked < difficulty) throw proofRequired(difficulty);
  for (const { key, free } of counters) await limitOf(db, key, { most: free, seconds: hour });
  if (difficulty > 0) await new Promise((done) => setTimeout(done, difficulty * delayStep));
  return takeBack;
}

/** Whether the device that calls signed in to an account of this address before. */
export async function signedInHere(call: Call, email: string): Promise<boolean> {
  const row = await call.db
    .selectFrom('devices')
    .innerJoin('users', 'users.id', 'devices.user_id')
    .select('users.id')
    .where('device_hash', '=', secretHash(deviceOf(call) ?? ''))
    .where('users.email', '=', email)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Lets an attempt to sign in with a password through. A device that signed in before has tries of its own for the
 * account; everybody else is counted by account, by network and over all, and pays with a proof after a few failures.
 * No account is ever locked. @returns what takes the count back when the password was right.
 * @throws Refused `auth/human_check_required`.
 */
export async function admitSignIn(call: Call, email: string, proof: Proof | undefined): Promise<() => Promise<void>> {
  const account = secretHash(email);
  if (await signedInHere(call, email)) {
    const key = `sign-in on device ${secretHash(deviceOf(call) ?? '')} for ${account}`;
    if (await takeOne(call.db, key, { most: freePerDevice, seconds: quarter })) return () => giveBack(call.db, [key]);
  }
  const own: Counter = { key: `sign-in for ${account}`, free: freePerAccount, factor: 4, highest: maxDifficulty };
  return admit(call, [own, ...commonCounters(call, 'sign-in')], proof);
}

/**
 * Lets somebody register, or ask for a link to set a password; every one counts, whatever comes of it.
 * @throws Refused `auth/human_check_required`.
 */
export async function admitStranger(
  call: Call,
  attempt: 'registration' | 'reset request',
  proof: Proof | undefined,
): Promise<void> {
  await admit(call, commonCounters(call, attempt), proof);
}
