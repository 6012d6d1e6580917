import type { AuthResult, AppPageProps } from '@kermesse/api/page-props';
import { maskLocalPart } from '@kermesse/api/schemas/forms/email-address';
import type { PostedForm } from '@kermesse/api/schemas/forms/posted-form';
import { routeOfScreen, screenOfPath, type MatchedScreen } from '@kermesse/api/schemas/pages/routes';
import type { Database } from '../../platform/database/database.ts';
import { previewVerification } from '../accounts/verification/addresses.ts';

/** The result that a verification link would have or has had. */
export interface Verification {
  result: NonNullable<AppPageProps['screenProps']>['result'] & string;
  email?: string;
}

/** The data of a request that screens use besides its path. */
export interface ScreenInput {
  /** The query parameter `email`. */
  email?: string;
  /** The result of logging in with Google. */
  auth?: AuthResult;
  /** The result of a verification link whose form a browser without scripts has submitted. */
  verification?: Verification;
  /** A form from a browser without scripts. */
  posted?: PostedForm;
}

/** A built-in screen with its props. */
export type BuiltIn = Pick<AppPageProps, 'screen' | 'screenProps'>;

const maxEmailLength = 254;

/** Returns the props of a screen: the parameters of its path and the data that the server adds (see `ScreenData`). */
async function screenData(
  { route: { data }, params: read }: MatchedScreen,
  db: Database,
  { email, auth, verification }: ScreenInput,
): Promise<AppPageProps['screenProps']> {
  const params = read as NonNullable<AppPageProps['screenProps']>;
  if (data === 'login-result') return auth === undefined ? {} : { auth };
  if (data === 'email')
    return email !== undefined && email !== '' && email.length <= maxEmailLength ? { ...params, email } : params;
  if (data !== 'verification') return params;
  const { id = '', hash = '' } = read;
  const { result, email: address }: Verification = verification ?? (await previewVerification(db, id, hash));
  const shown = address === undefined ? {} : { email: maskLocalPart(address) };
  return { result, ...shown, ...(result === 'ready' && { link: { id, hash } }) };
}

/** Returns the built-in screen at a path with its props; undefined if there is none. */
export async function builtInScreen(
  path: string,
  db: Database,
  screenInput: ScreenInput = {},
): Promise<BuiltIn | undefined> {
  const match = screenOfPath(path);
  if (match === undefined) return undefined;
  const screenProps = await screenData(match, db, screenInput);
  return { screen: match.route.screen, ...(Object.keys(screenProps ?? {}).length > 0 && { screenProps }) };
}

/** Returns whether a page must not be cached: its address or props contain a secret or the visitor's form values. */
export const isSecret = ({ screen, posted }: Pick<AppPageProps, 'screen' | 'posted'>): boolean =>
  routeOfScreen(screen)?.oneTime === true || Object.keys(posted?.values ?? {}).length > 0;
