import type { Locale } from '@kermesse/api/schemas/common/locale';
import { longDate } from '@kermesse/api/schemas/common/long-date';
import type { AccountMailKind } from './account-mail-kinds.ts';
import { accountMail } from './account-mails.ts';
import { readMailBrand } from '../../content/mail-brand.ts';
import { countHit, tryCountHit, type RateLimit } from '../../../platform/limits/rate-limit.ts';
import { NotReadyError, type ClaimedMessage } from '../../../platform/queue/message.ts';
import type { AccountMessage } from './account-message.ts';
import { isUnsent } from '../../../platform/queue/queue.ts';
import type { MessageServices } from '../../../platform/messages/message-services.ts';
import { createMailToken } from './mail-tokens.ts';
import { hashToken } from '../../../platform/security/secrets.ts';
import { parseNotice } from '../sessions/new-device.ts';
import { lockUser, userByEmail, userById, type UserRow } from '../users/users.ts';

interface Services extends Pick<MessageServices, 'db' | 'mailer' | 'mailHourLimit' | 'origin' | 'security'> {
  /** The message that is being sent. */
  claimed: Pick<ClaimedMessage, 'id' | 'key' | 'attempt'>;
}

interface UndoMessage {
  kind: 'notice' | 'moved-away';
  /** The account's old address, to which the mail is sent. */
  email: string;
  /** The account's new address, which the mail mentions. */
  about: string;
}

interface MailDraft {
  to: string;
  locale: Locale;
  firstname: string;
  /** The paths of the mail's links, without the language. */
  paths: string[];
  /** The text that replaces `{about}`, such as an address, a date or a name. */
  about?: string;
  /** Whether strangers can cause the mail; `limit` applies then. */
  limited?: boolean;
}

const unknownDevice = { fr: 'un appareil inconnu', en: 'an unknown device' };

/**
 * The rate limit per address of mails that strangers can cause, by kind. Mails beyond the limit are dropped. Mails to a
 * verified address are never dropped: they report events to the account owner, or were limited when they were requested
 * (`tryCountResetMail`, `queueVerification`, `queueConfirmation`).
 */
const limit: RateLimit = { max: 3, seconds: 3600 };

async function sendMail(
  { db, mailer, origin, claimed }: Services,
  kind: AccountMailKind,
  { to, locale, firstname, paths, about, limited = false }: MailDraft,
): Promise<void> {
  // Retries send the same mail, so only the first attempt counts.
  if (limited && claimed.attempt === 1 && !(await tryCountHit(db, `mail ${kind} to ${hashToken(to)}`, limit))) return;
  const links = paths.map((path) => `${origin}/${locale}${path}`);
  const brand = await readMailBrand(db, locale, origin);
  await mailer.send({ key: claimed.key, to, links, ...accountMail(kind, { locale, firstname, links, about, brand }) });
}

/** The name and the limit of a mail to the account's address: a stranger may have entered an unverified one. */
function precautionsFor({ email_verified_at: verified, firstname }: Pick<UserRow, 'email_verified_at' | 'firstname'>) {
  return verified === null ? { firstname: '', limited: true } : { firstname, limited: false };
}

/**
 * Counts a mail to an address of which nobody has proved to be the reader. Beyond the site's hourly limit, logs it once
 * and postpones the mail, so that strangers cannot use up what the mail provider allows.
 * @throws NotReadyError beyond the limit.
 */
async function countUnprovenMail({ db, security, mailHourLimit }: Services): Promise<void> {
  const { hits, exceeded } = await countHit(db, 'mails to unproven addresses', { max: mailHourLimit, seconds: 3600 });
  if (hits === mailHourLimit + 1) security({ event: 'mail-budget', outcome: 'refused', reason: 'budget_used_up' });
  if (exceeded)
    throw new NotReadyError('The hourly limit of mails to unproven addresses is reached (MAIL_HOUR_LIMIT).');
}

/** Mails a link that verifies an address. */
async function mailVerification(services: Services, { id, email, locale, firstname }: UserRow): Promise<void> {
  if (email === null) return;
  await countUnprovenMail(services);
  const token = await createMailToken(services.db, { userId: id, purpose: 'verify', email });
  await sendMail(services, 'verify', { to: email, locale, firstname, paths: [`/verify-email/${id}/${token}`] });
}

/** Mails the owner of an address that another person tried to use it for another account. */
async function mailAlreadyAccount(services: Services, user: UserRow): Promise<void> {
  const { email, locale } = user;
  if (email === null) return;
  const { firstname } = precautionsFor(user);
  const paths = ['/login', '/reset-password'];
  await sendMail(services, 'already', { to: email, locale, firstname, paths, limited: true });
}

/** Mails a link that sets a new password, if the address belongs to an enabled account. */
async function mailReset(services: Services, email: string): Promise<void> {
  const user = await userByEmail(services.db, email);
  if (user?.enabled !== true) return;
  const { id, locale, firstname } = user;
  const token = await createMailToken(services.db, { userId: id, purpose: 'reset', email });
  const paths = [`/reset-password/${token}?email=${encodeURIComponent(email)}`];
  await sendMail(services, 'reset', { to: email, locale, firstname, paths });
}

/** Mails the account owner that the password was changed. */
async function mailPasswordChanged(services: Services, { email, locale, ...user }: UserRow): Promise<void> {
  if (email === null) return;
  await sendMail(services, 'changed', { to: email, locale, ...precautionsFor(user), paths: ['/reset-password'] });
}

/** Mails the account owner about a sign-in on a new device. `notice` is a `SignInNotice` as JSON. */
async function mailNewDevice(services: Services, { email, locale, firstname }: UserRow, notice: string): Promise<void> {
  if (email === null) return;
  const { device, at } = parseNotice(notice);
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(
    new Date(at),
  );
  const about = `${device ?? unknownDevice[locale]} — ${time} (UTC)`;
  await sendMail(services, 'new-device', {
    to: email,
    locale,
    firstname,
    paths: ['/account/profile', '/reset-password'],
    about,
  });
}

/** Mails the account owner that a way to log in was added or removed. `about` is the name of a passkey. */
async function mailLoginChanged(
  services: Services,
  kind: 'passkey' | 'passkey-removed' | 'identity',
  { email, email_verified_at: verified, locale, firstname }: UserRow,
  about?: string,
): Promise<void> {
  // Only verified addresses, so that registering with somebody else's address cannot send them this mail.
  if (email === null || verified === null) return;
  await sendMail(services, kind, {
    to: email,
    locale,
    firstname,
    paths: ['/account/profile', '/reset-password'],
    about,
  });
}

/**
 * Mails a link that confirms the new address. If the address belongs to another account, mails that account instead.
 * Sends nothing if the change has been cancelled.
 */
async function mailConfirmation(
  services: Services,
  { id, locale, firstname, pending_email: pendingEmail }: UserRow,
  email: string,
): Promise<void> {
  if (pendingEmail !== email) return;
  const holder = await userByEmail(services.db, email);
  if (holder !== undefined && holder.id !== id) return mailAlreadyAccount(services, holder);
  await countUnprovenMail(services);
  const token = await createMailToken(services.db, { userId: id, purpose: 'change', email });
  return sendMail(services, 'confirm', { to: email, locale, firstname, paths: [`/verify-email/${id}/${token}`] });
}

/** Mails the account owner the erasure date and a link that cancels the deletion; nothing if the date has changed. */
async function mailDeletion(
  services: Services,
  { id, email, erase_at: eraseAt, ...user }: UserRow,
  about: string,
): Promise<void> {
  if (email === null || eraseAt?.toISOString() !== about) return;
  const token = await createMailToken(services.db, { userId: id, purpose: 'keep', email, expiresAt: eraseAt });
  const paths = [`/keep-account/${token}`, '/reset-password'];
  await sendMail(services, 'deletion', {
    to: email,
    locale: user.locale,
    ...precautionsFor(user),
    paths,
    about: longDate(eraseAt, user.locale),
  });
}

/** Mails the account owner that the deletion was cancelled. */
async function mailDeletionCancelled(services: Services, { email, ...user }: UserRow): Promise<void> {
  if (email === null) return;
  await sendMail(services, 'kept', {
    to: email,
    locale: user.locale,
    ...precautionsFor(user),
    paths: ['/account/dashboard'],
  });
}

/**
 * Mails the old address a link that undoes the change of address. Sends nothing if the message has been removed from
 * the queue: the change was undone, or the link would return the account to the person who made the change.
 */
async function mailUndo(services: Services, { id, locale, firstname }: UserRow, message: UndoMessage): Promise<void> {
  const { kind, email, about } = message;
  const token = await services.db.transaction().execute(async (trx) => {
    await lockUser(trx, id);
    return (await isUnsent(trx, services.claimed.id))
      ? createMailToken(trx, { userId: id, purpose: 'undo', email, messageId: services.claimed.id })
      : undefined;
  });
  if (token === undefined) return;
  await sendMail(services, kind, { to: email, locale, firstname, paths: [`/undo-email/${token}`], about });
}

/**
 * Creates and sends an account mail. Creates its links now, so that the queue contains no tokens.
 * @throws the errors of the mailer and the database.
 */
export async function sendAccountMail(
  { db, mailer, mailHourLimit, origin, security }: MessageServices,
  { message, ...claimed }: ClaimedMessage<AccountMessage>,
): Promise<void> {
  const services: Services = { db, mailer, mailHourLimit, origin, security, claimed };
  if (message.kind === 'reset') return mailReset(services, message.email);
  if (message.kind === 'erased')
    return sendMail(services, 'erased', { to: message.email, locale: message.about, firstname: '', paths: ['/'] });
  const user = await userById(db, message.userId);
  if (user === undefined) return undefined;
  const { locale, firstname } = user;
  if (message.kind === 'verification') return mailVerification(services, user);
  if (message.kind === 'changed') return mailPasswordChanged(services, user);
  if (message.kind === 'new-device') return mailNewDevice(services, user, message.about);
  if (message.kind === 'passkey' || message.kind === 'passkey-removed')
    return mailLoginChanged(services, message.kind, user, message.about);
  if (message.kind === 'identity') return mailLoginChanged(services, message.kind, user);
  if (message.kind === 'deletion') return mailDeletion(services, user, message.about);
  if (message.kind === 'kept') return mailDeletionCancelled(services, user);
  if (message.kind === 'confirm') return mailConfirmation(services, user, message.email);
  if (message.kind === 'moved-here')
    return sendMail(services, message.kind, { to: message.email, locale, firstname, paths: ['/account/profile'] });
  if (message.kind === 'notice-unverified')
    return sendMail(services, message.kind, {
      to: message.email,
      locale,
      firstname,
      paths: ['/reset-password'],
      about: message.about,
      limited: true,
    });
  return mailUndo(services, user, { ...message, kind: message.kind });
}
