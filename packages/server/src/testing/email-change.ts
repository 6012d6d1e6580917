import { verifyEmail } from '../features/accounts/verification/addresses.ts';
import { password, type AccountSite, type ApiResponse } from './account-site.ts';

/** A second password, different from the default one. */
export const otherPassword = 'Batik-et-balafons-8';

let count = 0;
/** Returns an unused address. */
export const newAddress = () => `mover-${(count += 1)}@example.com`;

/** A registered account owner. */
export interface Owner {
  email: string;
  id: string;
  /** The owner's access token. */
  token: string;
}

/** Creates the steps of changing an account's address. */
export function emailChange(site: AccountSite) {
  const userOf = (token: string, id: string): Promise<ApiResponse> => site.call(`/users/${id}`, { token });
  const edit = (token: string, email: string, more: object = {}): Promise<ApiResponse> =>
    site.post('/auth/edit-email', { email, ...more }, { token });
  const setPassword = (token: string): Promise<ApiResponse> =>
    site.post(
      '/auth/edit-password',
      { currentPassword: password, newPassword: otherPassword, newPasswordConfirmation: otherPassword },
      { token },
    );

  /** Returns the newest link emailed to an address whose path contains `path`; '' when there is none. */
  async function linkTo(email: string, path: string): Promise<string> {
    const links = (await site.messagesTo(email)).flatMap((letter) => letter.links);
    return links.find((link) => link.includes(path)) ?? '';
  }

  /** Requests a link to reset the password. */
  const askReset = (email: string): Promise<ApiResponse> => site.post('/auth/send-password-link', { email });

  /**
   * Opens a confirmation link. Unless `deliver` is false, then makes a request that sends an email, which also sends
   * the queued emails.
   */
  async function confirm(link: string, { deliver = true } = {}) {
    const [, id = '', hash = ''] = /\/verify-email\/([^/]+)\/([^/]+)$/.exec(link) ?? [];
    const result = await verifyEmail(site.db, id, hash);
    if (deliver) await askReset('nobody@example.com');
    return result;
  }

  /** Returns the token of the newest password-reset link that was emailed to an address. */
  const resetToken = async (email: string): Promise<string | undefined> =>
    /reset-password\/([^?]+)/.exec(await linkTo(email, '/reset-password/'))?.[1];

  const reset = (email: string, token: string | undefined): Promise<ApiResponse> =>
    site.post('/auth/reset-password', { email, token, password: otherPassword, passwordConfirmation: otherPassword });

  /** Sets another password with an emailed link. */
  async function resetPassword(email: string): Promise<ApiResponse> {
    await askReset(email);
    return reset(email, await resetToken(email));
  }

  /** Submits the form of the link “It was not me”. */
  const undo = (link: string): Promise<ApiResponse> =>
    site.post('/auth/undo-email', { token: link.split('/').at(-1) ?? '' });

  /** Creates an account with a verified address that has just logged in. */
  async function owner(): Promise<Owner> {
    const email = newAddress();
    const { user, accessToken } = await site.register(email);
    await confirm(await linkTo(email, '/verify-email/'));
    return { email, id: user.id, token: accessToken };
  }

  return {
    logIn: site.login,
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
