import { verifyEmail } from '../features/accounts/verification/addresses.ts';
import { password, type AccountSite, type ApiAnswer } from './account-site.ts';

/** A password that is not the one people register with. */
export const otherPassword = 'Batik-et-balafons-8';

let count = 0;
/** An address that nobody has yet. */
export const newAddress = () => `mover-${(count += 1)}@example.com`;

/** Somebody who registered. */
export interface Owner {
  email: string;
  id: string;
  /** The access token of their session. */
  token: string;
}

/** What people do who change the address of an account; `site` is read at each call, so that a test may make it in `beforeAll`. */
export function emailChange(site: () => AccountSite) {
  const logIn = (email: string, given = password): Promise<ApiAnswer> =>
    site().post('/auth/login', { email, password: given });
  const userOf = (token: string, id: string): Promise<ApiAnswer> => site().call(`/users/${id}`, { token });
  const edit = (token: string, email: string, more: object = {}): Promise<ApiAnswer> =>
    site().post('/auth/edit-email', { email, ...more }, { token });
  const setPassword = (token: string): Promise<ApiAnswer> =>
    site().post(
      '/auth/edit-password',
      { currentPassword: password, newPassword: otherPassword, newPasswordConfirmation: otherPassword },
      { token },
    );

  /** The newest link mailed to an address whose path contains `path`; '' when there is none. */
  async function linkTo(email: string, path: string): Promise<string> {
    const links = (await site().messagesTo(email)).flatMap((letter) => letter.links);
    return links.find((link) => link.includes(path)) ?? '';
  }

  /** Asks for a link to reset the password. */
  const askReset = (email: string): Promise<ApiAnswer> => site().post('/auth/send-password-link', { email });

  /** Opens a confirmation link. Unless `deliver` is false, a request that mails something follows, which also sends the queued mails. */
  async function confirm(link: string, { deliver = true } = {}) {
    const [, id = '', hash = ''] = /\/verify-email\/([^/]+)\/([^/]+)$/.exec(link) ?? [];
    const result = await verifyEmail(site().db, id, hash);
    if (deliver) await askReset('nobody@example.com');
    return result;
  }

  /** The token of the newest link to reset a password that was mailed to an address. */
  const resetToken = async (email: string): Promise<string | undefined> =>
    /reset-password\/([^?]+)/.exec(await linkTo(email, '/reset-password/'))?.[1];

  const reset = (email: string, token: string | undefined): Promise<ApiAnswer> =>
    site().post('/auth/reset-password', { email, token, password: otherPassword, passwordConfirmation: otherPassword });

  /** Sets another password by a mailed link. */
  async function resetPassword(email: string): Promise<ApiAnswer> {
    await askReset(email);
    return reset(email, await resetToken(email));
  }

  /** Presses the button behind “It was not me”. */
  const undo = (link: string): Promise<ApiAnswer> =>
    site().post('/auth/undo-email', { token: link.split('/').at(-1) ?? '' });

  /** Somebody with a verified address who logged in a moment ago. */
  async function owner(): Promise<Owner> {
    const email = newAddress();
    const { user, accessToken } = await site().register(email);
    await confirm(await linkTo(email, '/verify-email/'));
    return { email, id: user.id, token: accessToken };
  }

  return {
    logIn,
    userOf,
    edit,
    setPassword,
    linkTo,
    askReset,
    confirm,
    resetToken,
    reset,
    resetPassword,
    undo,
    owner,
  };
}
