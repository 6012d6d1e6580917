import type { AuthResult, PageProps } from '@kermesse/api/page-props';
import { screenOfPath } from '@kermesse/api/schemas/screen-path';

/** What the link of a verification mail would do, or has done. `email`: whose address it is, masked. */
export interface Verification {
  result: NonNullable<PageProps['screenProps']>['result'] & string;
  email?: string;
}

/** What screens need done by others. */
export interface ScreenServices {
  /** Looks at the link of a verification mail; changes nothing. */
  previewVerification(id: string, hash: string): Promise<Verification>;
}

/** What an address says beside its path, and what came of a sign-in elsewhere. */
export interface Beside {
  /** `?email=` of the address. */
  email?: string;
  auth?: AuthResult;
  /** What became of a verification link whose button was pressed in a browser without scripts. */
  verification?: Verification;
}

/** A built-in screen with its props. */
export type BuiltIn = Pick<PageProps, 'screen' | 'screenProps'>;

const longestEmail = 254;

/** The built-in screen of a path, with its props; undefined when there is none. */
export async function builtInScreen(
  path: string,
  { previewVerification }: ScreenServices,
  { email, auth, verification }: Beside = {},
): Promise<BuiltIn | undefined> {
  if (auth !== undefined) return { screen: 'auth-callback', screenProps: { auth } };
  const asked = screenOfPath(path);
  if (asked === undefined) return undefined;
  const { screen } = asked;
  if (screen === 'account') return { screen, screenProps: { tab: asked.tab } };
  if (screen === 'undo-email' || screen === 'keep-account') return { screen, screenProps: { token: asked.token } };
  if (screen === 'verify-email') {
    const { id, hash } = asked;
    const { result, email: shown } = verification ?? (await previewVerification(id, hash));
    return {
      screen,
      screenProps: {
        result,
        ...(shown !== undefined && { email: shown }),
        ...(result === 'ready' && { link: { id, hash } }),
      },
    };
  }
  if (screen !== 'reset-password') return { screen };
  const hasEmail = email !== undefined && email !== '' && email.length <= longestEmail;
  return { screen, screenProps: { token: asked.token, ...(hasEmail && { email }) } };
}

/** Screens whose props or address hold a secret: they are kept nowhere, neither here nor on the way. */
const secret: ReadonlySet<PageProps['screen']> = new Set([
  'reset-password',
  'undo-email',
  'keep-account',
  'verify-email',
  'auth-callback',
]);

/** Whether a page must not be kept. */
export const isSecret = ({ screen }: Pick<PageProps, 'screen'>): boolean => secret.has(screen);
