import { Refused } from '@kermesse/api/refused';
import { difficultyHeader, maxDifficulty } from '@kermesse/api/schemas/forms/human-check-wire';
import type { HumanCheck } from '@kermesse/api/schemas/forms/human-check';
import type { Call } from '../../../platform/operations/handler.ts';
import type { Database } from '../../../platform/database/database.ts';
import {
  hourly,
  hourSeconds,
  getHits,
  removeHits,
  countHit,
  tryCountHit,
} from '../../../platform/limits/fixed-window.ts';
import { deviceOf } from '../../../platform/http/device-cookie.ts';
import { hasLoggedInBefore } from '../sessions/devices.ts';
import { hashToken } from '../../../platform/security/secrets.ts';

/** A counter of attempts. `free` attempts an hour need no proof of work; after that the difficulty rises. */
interface Counter {
  key: string;
  free: number;
  /** The factor of the count after which the work of a proof doubles. */
  factor: number;
  /** The maximum difficulty of this counter. */
  highest: number;
}

const quarter = 900;

/** The number of wrong passwords per account and hour from unknown devices before a proof is required. */
const freePerAccount = 5;
/** The same number per quarter of an hour for each known device of the account. Strangers cannot use it up. */
const freePerDevice = 10;
/** The limit of all networks together, as a multiple of the limit of one. */
const networks = 25;

/** The delay of an attempt in milliseconds per step of its difficulty. */
const delayStep = 250;

/** The kinds of attempts that are counted. */
type Attempt = 'sign-in' | 'registration' | 'reset request';

/** Returns the counters of the caller's network (an IPv4 address, an IPv6 /64) and of all networks. */
function commonCounters({ ip, settings: { AUTH_LIMIT } }: Call, attempt: Attempt): Counter[] {
  return [
    { key: `${attempt} from ${ip}`, free: AUTH_LIMIT, factor: 2, highest: maxDifficulty },
    { key: `${attempt} from everywhere`, free: AUTH_LIMIT * networks, factor: 2, highest: 3 },
  ];
}

async function tryCountFree(db: Database, counters: readonly Counter[]): Promise<boolean> {
  const counted: string[] = [];
  for (const { key, free } of counters) {
    if (!(await tryCountHit(db, key, hourly(free)))) {
      await removeHits(db, counted);
      return false;
    }
    counted.push(key);
  }
  return true;
}

/** Returns the difficulty that a proof must have now. */
async function difficultyOf(db: Database, counters: readonly Counter[]): Promise<number> {
  const each = counters.map(async ({ key, free, factor, highest }) => {
    const ratio = (await getHits(db, key, hourSeconds)) / free;
    // Add a little against rounding: the computed log2(8) may be below 3.
    return ratio < 1 ? 0 : Math.min(highest, Math.floor(Math.log(ratio) / Math.log(factor) + 1e-9));
  });
  return Math.max(...(await Promise.all(each)));
}

const proofRequired = (difficulty: number) =>
  new Refused('auth/human_check_required', undefined, { [difficultyHeader]: String(difficulty) });

/**
 * Counts an attempt before it is processed. It must be free or have a proof of sufficient difficulty. Exact for
 * simultaneous attempts. Rejected attempts are not counted, so raising the difficulty for others costs proofs.
 * @returns a function that undoes the count, for a successful attempt.
 */
async function admit(
  call: Call,
  counters: readonly Counter[],
  proof: HumanCheck | undefined,
): Promise<() => Promise<void>> {
  const { db, humanCheck } = call;
  const undoCount = () =>
    removeHits(
      db,
      counters.map(({ key }) => key),
    );
  if (await tryCountFree(db, counters)) return undoCount;
  const difficulty = await difficultyOf(db, counters);
  const provenDifficulty = proof === undefined ? undefined : await humanCheck.verifyWork(proof);
  if (provenDifficulty === undefined || provenDifficulty < difficulty) throw proofRequired(difficulty);
  for (const { key, free } of counters) await countHit(db, key, hourly(free));
  if (difficulty > 0) await new Promise((done) => setTimeout(done, difficulty * delayStep));
  return undoCount;
}

/**
 * Admits an attempt to log in with a password. A device that has logged in before has its own limit for the account.
 * Other attempts are counted by account, by network and in total, and need a proof after a few failures. No account is
 * ever locked.
 * @returns a function that undoes the count if the password is right.
 * @throws Refused `auth/human_check_required`.
 */
export async function admitLogin(
  call: Call,
  email: string,
  proof: HumanCheck | undefined,
): Promise<() => Promise<void>> {
  const account = hashToken(email);
  if (await hasLoggedInBefore(call, email)) {
    const key = `sign-in on device ${hashToken(deviceOf(call) ?? '')} for ${account}`;
    if (await tryCountHit(call.db, key, { max: freePerDevice, seconds: quarter }))
      return () => removeHits(call.db, [key]);
  }
  const byAccount: Counter = { key: `sign-in for ${account}`, free: freePerAccount, factor: 4, highest: maxDifficulty };
  // Rejected attempts leave no counter of an address: the last counter is created only if the others allow it.
  return admit(call, [...commonCounters(call, 'sign-in'), byAccount], proof);
}

/**
 * Admits a registration or a request for a reset link. Every attempt counts, whether it succeeds or not.
 * @throws Refused `auth/human_check_required`.
 */
export async function admitAttempt(
  call: Call,
  attempt: 'registration' | 'reset request',
  proof: HumanCheck | undefined,
): Promise<void> {
  await admit(call, commonCounters(call, attempt), proof);
}
