import type { Locale } from '@kermesse/api/schemas/common/locale';
import { longDate, longTime } from '@kermesse/api/schemas/common/long-date';
import { accountEmail, type AccountEmailName } from './account-email.ts';
import { readEmailBrand } from '../../content/read-email-brand.ts';
import { hourly, tryCountHit, type RateLimit } from '../../../platform/limits/fixed-window.ts';
import { NotReadyError, type ClaimedMessage } from '../../../platform/queue/message.ts';
import { tryCountUnverifiedEmail } from '../../../platform/email/unverified-emails.ts';
import {
  accountMessages,
  nameOfMessage,
  type AccountMessage,
  type AccountMessageName,
} from '../users/account-messages.ts';
import { isUnsent } from '../../../platform/queue/queue.ts';
import type { MessageServices } from '../../../platform/messages/message-services.ts';
import { createEmailToken } from './email-tokens.ts';
import { hashToken } from '../../../platform/security/secrets.ts';
import { parseNotice } from '../sessions/new-device.ts';
import { lockUser, userByEmail, userById, type UserRow } from '../users/users.ts';

interface Services extends MessageServices {
  /** The message that is being sent. */
  claimed: Pick<ClaimedMessage, 'id' | 'key' | 'attempt'>;
}

interface EmailDraft {
  /** The name of the email; that of the message by default. */
  name?: AccountEmailName;
  /** The language of the email; the user's by default. */
  locale?: Locale;
  /** The user's own first name by default. */
  firstname?: string;
  /** The paths of the email's links, without the language. */
  paths: string[];
  /** The text that replaces `{about}`, such as an address, a date or a name. */
  about?: string;
  /** Whether strangers can cause the email; `limit` applies then. */
  limited?: boolean;
  /** Undoes the count of the email, for when it cannot be sent. */
  undoCount?: () => Promise<void>;
}

interface Recipient extends Services {
  user: UserRow;
  /** The address of the message, or the user's. */
  to: string;
}

/** Drafts the email of a message; undefined when nothing is sent. */
type Draft<Message> = (
  recipient: Recipient,
  message: Message,
) => EmailDraft | undefined | Promise<EmailDraft | undefined>;

type DraftedName = Exclude<AccountMessageName, 'accountErased'>;

const unknownDevice = { fr: 'un appareil inconnu', en: 'an unknown device' };

/**
 * The rate limit per address of emails that strangers can cause, by name. Emails beyond the limit are dropped. Emails
 * to a verified address are never dropped, except `addressWantedByOther`: the others report events to the account
 * owner, or were limited when they were requested (`tryCountResetEmail`, `queueVerification`, `queueConfirmation`).
 */
const limit: RateLimit = hourly(3);

async function sendEmail(
  { db, emailSender, origin, siteReader, claimed }: Services,
  to: string,
  {
    name,
    locale,
    firstname,
    paths,
    about,
    limited = false,
    undoCount,
  }: EmailDraft & Required<Pick<EmailDraft, 'name' | 'locale' | 'firstname'>>,
): Promise<void> {
  // Retries send the same email, so only the first attempt counts.
  if (limited && claimed.attempt === 1 && !(await tryCountHit(db, `mail ${name} to ${hashToken(to)}`, limit))) return;
  const links = paths.map((path) => `${origin}/${locale}${path}`);
  const brand = await readEmailBrand(siteReader, locale, origin);
  const content = accountEmail(name, { locale, firstname, links, about, brand });
  try {
    await emailSender.send({ key: claimed.key, to, links, ...content });
  } catch (error) {
    await undoCount?.();
    throw error;
  }
}

/** The first name and the limit of an email to the account's address: a stranger may have entered an unverified one. */
function precautionsFor({ email_verified_at: verified, firstname }: Pick<UserRow, 'email_verified_at' | 'firstname'>) {
  return verified === null ? { firstname: '', limited: true } : { firstname, limited: false };
}

/** Emails that a way to log in was added or removed. `about` is the name of a passkey. */
const draftLoginChanged: Draft<{ kind: string; about?: string }> = ({ user }, { about }) =>
  // Only verified addresses, so that registering with somebody else's address cannot send them this email.
  user.email_verified_at === null ? undefined : { paths: ['/account/profile', '/reset-password'], about };

/** Creates the token of a link, or returns undefined if the message has been removed from the queue meanwhile. */
function createTokenOfUnsent({ db, claimed, user, to }: Recipient, purpose: 'verify' | 'change' | 'undo') {
  return db.transaction().execute(async (trx) => {
    // A change of the account, which removes messages and revokes tokens, locks the user too.
    await lockUser(trx, user.id);
    if (!(await isUnsent(trx, claimed.id))) return undefined;
    const messageId = purpose === 'undo' ? claimed.id : undefined;
    return createEmailToken(trx, { userId: user.id, purpose, email: to, messageId });
  });
}

/**
 * Emails the old address a link that undoes the change of address. Sends nothing if the message has been removed from
 * the queue: the change was undone, or the link would return the account to the person who made the change.
 */
const draftUndo: Draft<{ about: string }> = async (recipient, { about }) => {
  const token = await createTokenOfUnsent(recipient, 'undo');
  return token === undefined ? undefined : { paths: [`/undo-email/${token}`], about };
};

/**
 * Emails a link that verifies an address. Sends nothing if a change of the address removed the message.
 * @throws NotReadyError beyond the hourly limit, so that the email is sent later.
 */
const draftVerification = async (
  recipient: Recipient,
  purpose: 'verify' | 'change',
): Promise<EmailDraft | undefined> => {
  const undoCount = await tryCountUnverifiedEmail(recipient);
  if (undoCount === undefined)
    throw new NotReadyError('The hourly limit of emails to unverified addresses is reached (MAIL_HOUR_LIMIT).');
  const token = await createTokenOfUnsent(recipient, purpose);
  if (token !== undefined) return { paths: [`/verify-email/${recipient.user.id}/${token}`], undoCount };
  await undoCount();
  return undefined;
};

const drafts: { [Name in DraftedName]: Draft<AccountMessage<Name>> } = {
  addressVerification: (recipient) => draftVerification(recipient, 'verify'),

  async passwordReset({ db, user: { id, enabled }, to }) {
    if (!enabled) return undefined;
    const token = await createEmailToken(db, { userId: id, purpose: 'reset', email: to });
    return { paths: [`/reset-password/${token}?email=${encodeURIComponent(to)}`] };
  },

  passwordChanged: ({ user }) => ({ ...precautionsFor(user), paths: ['/reset-password'] }),

  loginOnNewDevice({ user: { locale } }, { about }) {
    const { device, at } = parseNotice(about);
    return {
      paths: ['/account/profile', '/reset-password'],
      about: `${device ?? unknownDevice[locale]} — ${longTime(new Date(at), locale)} (UTC)`,
    };
  },

  passkeyAdded: draftLoginChanged,
  passkeyRemoved: draftLoginChanged,
  googleLinked: draftLoginChanged,

  /** If the address belongs to another account, emails its owner that another person tried to use it. */
  async newAddressConfirmation(recipient) {
    const { db, user, to } = recipient;
    // The change is confirmed already, by an earlier link.
    if (user.pending_email !== to) return undefined;
    const holder = await userByEmail(db, to);
    if (holder !== undefined && holder.id !== user.id) {
      const { firstname } = precautionsFor(holder);
      return {
        name: 'addressWantedByOther',
        locale: holder.locale,
        firstname,
        paths: ['/login', '/reset-password'],
        limited: true,
      };
    }
    return draftVerification(recipient, 'change');
  },

  addressChangeRequested: draftUndo,
  // Without the new address: a stranger may have entered both, and mail clients turn such an address into a link.
  unverifiedAddressChangeRequested: () => ({ paths: ['/reset-password'], limited: true }),
  oldAddressReplaced: draftUndo,
  newAddressConfirmed: () => ({ paths: ['/account/profile'] }),

  async deletionRequested({ db, user, to }, { about }) {
    const { id, locale, erase_at: eraseAt } = user;
    // The date has changed.
    if (eraseAt?.toISOString() !== about) return undefined;
    const token = await createEmailToken(db, { userId: id, purpose: 'keep', email: to, expiresAt: eraseAt });
    return {
      ...precautionsFor(user),
      paths: [`/keep-account/${token}`, '/reset-password'],
      about: longDate(eraseAt, locale),
    };
  },

  deletionCancelled: ({ user }) => ({ ...precautionsFor(user), paths: ['/account/dashboard'] }),
};

/**
 * Creates and sends an account email. Creates its links now, so that the queue contains no tokens. Sends nothing to an
 * account without an address.
 * @throws the errors of the email sender and the database.
 */
export async function sendAccountEmail(
  messageServices: MessageServices,
  { message, ...claimed }: ClaimedMessage<AccountMessage>,
): Promise<void> {
  const { db } = messageServices;
  const services: Services = { ...messageServices, claimed };
  const name = nameOfMessage(message);
  if (message.kind === accountMessages.accountErased)
    return sendEmail(services, message.email, {
      name: 'accountErased',
      locale: message.about,
      firstname: '',
      paths: ['/'],
    });
  const user =
    message.kind === accountMessages.passwordReset
      ? await userByEmail(db, message.email)
      : await userById(db, message.userId);
  // A message from the queue has all properties.
  const to = ('email' in message ? message.email : undefined) ?? user?.email;
  if (user === undefined || to == null) return undefined;
  const draft = await (drafts[name as DraftedName] as Draft<typeof message>)({ ...services, user, to }, message);
  if (draft === undefined) return undefined;
  const { locale, firstname } = user;
  return sendEmail(services, to, { name, locale, firstname, ...draft });
}
