import type { Locale } from '@kermesse/api/schemas/common/locale';
import { longDate } from '@kermesse/api/schemas/common/long-date';
import type { AccountMailKind } from './account-mail-kinds.ts';
import { accountMail } from './account-mails.ts';
import { readMailBrand } from '../../content/mail-brand.ts';
import { takeOne, type RateLimit } from '../../../platform/limits/rate-limit.ts';
import type { ClaimedMessage } from '../../../platform/queue/message.ts';
import type { AccountMessage } from './account-message.ts';
import { isUnsent } from '../../../platform/queue/queue.ts';
import type { MessageServices } from '../../../platform/messages/message-services.ts';
import { createMailToken } from './mail-tokens.ts';
import { secretHash } from '../../../platform/security/secrets.ts';
import { readNotice } from '../sessions/new-device.ts';
import { lockUser, userByEmail, userById, type UserRow } from '../users/users.ts';

interface Services extends Pick<MessageServices, 'db' | 'mailer' | 'origin'> {
  /** The message that is being sent. */
  claimed: Pick<ClaimedMessage, 'id' | 'key' | 'attempt'>;
}

interface UndoMessage {
  kind: 'notice' | 'moved-away';
  /** The address that the account leaves. */
  email: string;
  /** The one that it goes to. */
  about: string;
}

interface Post {
  to: string;
  locale: Locale;
  firstname: string;
  /** Paths of the site, without the language, that the mail leads to. */
  paths: string[];
  /** Another address that the mail speaks of. */
  about?: string;
}

const unknownDevice = { fr: 'un appareil inconnu', en: 'an unknown device' };

/**
 * Mails that others cause and nobody waits for, by kind: so many to one address in an hour, the rest is dropped. Other
 * kinds are never dropped: they tell the owner of what happened to the account, or were counted when they were asked for
 * (`mayMailReset`, `queueVerification`, `queueConfirmation`).
 */
const budgets: Partial<Record<AccountMailKind, RateLimit>> = {
  already: { most: 3, seconds: 3600 },
};

async function post(
  { db, mailer, origin, claimed }: Services,
  kind: AccountMailKind,
  { to, locale, firstname, paths, about }: Post,
): Promise<void> {
  const budget = budgets[kind];
  // Attempts after the first are the same mail.
  if (
    claimed.attempt === 1 &&
    budget !== undefined &&
    !(await takeOne(db, `mail ${kind} to ${secretHash(to)}`, budget))
  )
    return;
  const links = paths.map((path) => `${origin}/${locale}${path}`);
  const brand = await readMailBrand(db, locale, origin);
  await mailer.send({ key: claimed.key, to, links, ...accountMail(kind, { locale, firstname, links, about, brand }) });
}

/** The name to greet the owner by; none where the address is unverified, because a stranger may have entered both. */
const knownName = ({ email_verified_at: verified, firstname }: Pick<UserRow, 'email_verified_at' | 'firstname'>) =>
  verified === null ? '' : firstname;

/** Mails the link that verifies an address. */
async function mailVerification(services: Services, { id, email, locale, firstname }: UserRow): Promise<void> {
  if (email === null) return;
  const token = await createMailToken(services.db, { userId: id, purpose: 'verify', email });
  await post(services, 'verify', { to: email, locale, firstname, paths: [`/verify-email/${id}/${token}`] });
}

/** Tells the owner of an address that somebody wanted to use it for another account. */
async function mailAlreadyAccount(services: Services, { email, locale, firstname }: UserRow): Promise<void> {
  if (email === null) return;
  await post(services, 'already', { to: email, locale, firstname, paths: ['/login', '/reset-password'] });
}

/** Mails the link that sets a new password, if somebody has the address. */
async function mailReset(services: Services, email: string): Promise<void> {
  const user = await userByEmail(services.db, email);
  if (user?.enabled !== true) return;
  const { id, locale, firstname } = user;
  const token = await createMailToken(services.db, { userId: id, purpose: 'reset', email });
  const paths = [`/reset-password/${token}?email=${encodeURIComponent(email)}`];
  await post(services, 'reset', { to: email, locale, firstname, paths });
}

/** Tells a person that their password was changed. */
async function mailPasswordChanged(services: Services, { email, locale, firstname }: UserRow): Promise<void> {
  if (email === null) return;
  await post(services, 'changed', { to: email, locale, firstname, paths: ['/reset-password'] });
}

/** Tells a person of a sign-in on a device that their account had not been used on; `notice` is a `SignInNotice` as JSON. */
async function mailNewDevice(services: Services, { email, locale, firstname }: UserRow, notice: string): Promise<void> {
  if (email === null) return;
  const { device, at } = readNotice(notice);
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(
    new Date(at),
  );
  const about = `${device ?? unknownDevice[locale]} — ${time} (UTC)`;
  await post(services, 'new-device', {
    to: email,
    locale,
    firstname,
    paths: ['/account/profile', '/reset-password'],
    about,
  });
}

/** Tells a person that a passkey was added to their account; `about` is its name. */
async function mailPasskeyAdded(
  services: Services,
  { email, email_verified_at: verified, locale, firstname }: UserRow,
  about: string,
): Promise<void> {
  // So nobody can have this mail sent to somebody else's address by registering with it.
  if (email === null || verified === null) return;
  await post(services, 'passkey', {
    to: email,
    locale,
    firstname,
    paths: ['/account/profile', '/reset-password'],
    about,
  });
}

/** Mails the new address a link that confirms it, or tells its owner; nothing when the change was cancelled meanwhile. */
async function mailConfirmation(
  services: Services,
  { id, locale, firstname, pending_email: pending }: UserRow,
  email: string,
): Promise<void> {
  if (pending !== email) return;
  const holder = await userByEmail(services.db, email);
  if (holder !== undefined && holder.id !== id) return mailAlreadyAccount(services, holder);
  const token = await createMailToken(services.db, { userId: id, purpose: 'change', email });
  return post(services, 'confirm', { to: email, locale, firstname, paths: [`/verify-email/${id}/${token}`] });
}

/** Tells a person that their account is going to be deleted, and how to keep it; nothing when that has changed since. */
async function mailDeletion(
  services: Services,
  { id, email, erase_at: eraseAt, ...user }: UserRow,
  about: string,
): Promise<void> {
  if (email === null || eraseAt?.toISOString() !== about) return;
  const token = await createMailToken(services.db, { userId: id, purpose: 'keep', email, expiresAt: eraseAt });
  const paths = [`/keep-account/${token}`, '/reset-password'];
  await post(services, 'deletion', {
    to: email,
    locale: user.locale,
    firstname: knownName(user),
    paths,
    about: longDate(eraseAt, user.locale),
  });
}

/** Tells a person that their account is kept after all. */
async function mailKept(services: Services, { email, ...user }: UserRow): Promise<void> {
  if (email === null) return;
  await post(services, 'kept', {
    to: email,
    locale: user.locale,
    firstname: knownName(user),
    paths: ['/account/dashboard'],
  });
}

/**
 * Tells an address that the account leaves it, with a link that undoes the change; nothing when the change was undone
 * meanwhile, or the link would return the account to the person who made the change.
 */
async function mailUndo(services: Services, { id, locale, firstname }: UserRow, message: UndoMessage): Promise<void> {
  const { kind, email, about } = message;
  const token = await services.db.transaction().execute(async (trx) => {
    await lockUser(trx, id);
    return (await isUnsent(trx, services.claimed.id))
      ? createMailToken(trx, { userId: id, purpose: 'undo', email })
      : undefined;
  });
  if (token === undefined) return;
  await post(services, kind, { to: email, locale, firstname, paths: [`/undo-email/${token}`], about });
}

/**
 * Writes and sends a mail about an account. Links are made now: no token waits in the queue.
 * @throws what the mailer and the database throw.
 */
export async function sendAccountMail(
  { db, mailer, origin }: MessageServices,
  { message, ...claimed }: ClaimedMessage<AccountMessage>,
): Promise<void> {
  const services: Services = { db, mailer, origin, claimed };
  if (message.kind === 'reset') return mailReset(services, message.email);
  if (message.kind === 'erased')
    return post(services, 'erased', { to: message.email, locale: message.about, firstname: '', paths: ['/'] });
  const user = await userById(db, message.userId);
  if (user === undefined) return undefined;
  const { locale, firstname } = user;
  if (message.kind === 'verification') return mailVerification(services, user);
  if (message.kind === 'changed') return mailPasswordChanged(services, user);
  if (message.kind === 'new-device') return mailNewDevice(services, user, message.about);
  if (message.kind === 'passkey') return mailPasskeyAdded(services, user, message.about);
  if (message.kind === 'deletion') return mailDeletion(services, user, message.about);
  if (message.kind === 'kept') return mailKept(services, user);
  if (message.kind === 'confirm') return mailConfirmation(services, user, message.email);
  if (message.kind === 'moved-here')
    return post(services, message.kind, { to: message.email, locale, firstname, paths: ['/account/profile'] });
  if (message.kind === 'notice-unverified')
    return post(services, message.kind, {
      to: message.email,
      locale,
      firstname,
      paths: ['/reset-password'],
      about: message.about,
    });
  return mailUndo(services, user, { ...message, kind: message.kind });
}
