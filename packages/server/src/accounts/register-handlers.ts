import { authLogout } from '@kermesse/api/auth-logout';
import { authRegister } from '@kermesse/api/auth-register';
import { authSendVerificationEmail } from '@kermesse/api/auth-send-verification-email';
import type { InputOf } from '@kermesse/api/operation';
import { handler, Refused, userHandler, type Call } from '../api/handler.ts';
import { MessageNotSent } from '../mail/mailer.ts';
import { beginSession } from './begin-session.ts';
import { deliverLetter, deliverLetters } from './letters.ts';
import { holdKey, limitAddress } from './limits.ts';
import { refuseCommon } from './password-handlers.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { endSession } from './sessions.ts';
import { createUser, preferenceColumns, userById, usersByEmail, type UserRow } from './users.ts';
import { claimLetter, orderLetter, takeBack } from './waiting-letters.ts';

type Form = InputOf<typeof authRegister>;

/** How often one form is looked at again because another came in between. */
const patience = 5;

/**
 * The account that this very form made a moment ago, when its answer was lost or its button was pressed twice. Takes as
 * long when there is none.
 */
async function madeBefore(claimant: UserRow | undefined, { firstname, lastname, password }: Form) {
  const same = await verifyPassword(claimant?.password_hash, password);
  return same && claimant?.firstname === firstname && claimant.lastname === lastname && claimant.enabled
    ? claimant
    : undefined;
}

/** Makes the account of a form, once however often it comes. */
async function register({ db }: Call, form: Form): Promise<{ user: UserRow; isNew: boolean }> {
  const { email, firstname, lastname, password, preferences } = form;
  const passwordHash = await hashPassword(password);
  for (let round = 0; ; round++) {
    const { claimant: seen } = await usersByEmail(db, email);
    const before = await madeBefore(seen, form);
    if (before !== undefined) return { user: before, isNew: false };
    const made = await db.transaction().execute(async (trx) => {
      await holdKey(trx, `email ${email}`);
      const { claimant } = await usersByEmail(trx, email);
      if (claimant?.id !== seen?.id && round < patience) return undefined;
      const user = await createUser(trx, {
        email,
        firstname,
        lastname,
        password_hash: passwordHash,
        auth_type: 'email-password',
        ...preferenceColumns(preferences),
      });
      await orderLetter(trx, { kind: 'verification', userId: user.id });
      return user;
    });
    if (made !== undefined) return { user: made, isNew: true };
  }
}

async function selfOf({ db, signedIn }: Call & { signedIn: { userId: string } }): Promise<UserRow> {
  const user = await userById(db, signedIn.userId);
  if (user === undefined) throw new Refused('auth/required');
  return user;
}

/** What the server does for making an account and verifying its address. */
export const registerHandlers = [
  handler(authRegister, async (form, call) => {
    await limitAddress(call, 'register');
    refuseCommon(form.password, 'password');
    const { user, isNew } = await register(call, form);
    if (isNew) call.background.run(() => deliverLetters(call));
    return { data: await beginSession(call, user, { remember: false }) };
  }),

  userHandler(authLogout, async (_, { db, signedIn }) => {
    await endSession(db, signedIn.session);
    return {};
  }),

  userHandler(authSendVerificationEmail, async (_, call) => {
    const user = await selfOf(call);
    if (user.email === null) throw new Refused('auth/missing_data');
    if (user.email_verified_at !== null) throw new Refused('auth/email_already_verified');
    const id = await call.db.transaction().execute((trx) => orderLetter(trx, { kind: 'verification', userId: user.id }));
    const letter = id === undefined ? undefined : await claimLetter(call.db, id);
    if (letter === undefined) return {};
    try {
      await deliverLetter(call, letter);
    } catch (error) {
      await takeBack(call.db, letter.id);
      if (!(error instanceof MessageNotSent)) throw error;
      call.report(error);
      throw new Refused('server/unavailable');
    }
    return {};
  }),
];
