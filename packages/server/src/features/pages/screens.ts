import type { AuthResult, PageProps } from '@kermesse/api/page-props';
import type { PostedForm } from '@kermesse/api/schemas/forms/posted-form';
import { routeOfScreen, screenOfPath, type AskedScreen } from '@kermesse/api/schemas/pages/routes';

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
  /** A form that was posted without scripts. */
  posted?: PostedForm;
}

/** A built-in screen with its props. */
export type BuiltIn = Pick<PageProps, 'screen' | 'screenProps'>;

const longestEmail = 254;

/** What the server adds to the props of a screen beside what its path says; see `ScreenData`. */
async function screenData(
  { route: { data }, params: read }: AskedScreen,
  { previewVerification }: ScreenServices,
  { email, auth, verification }: Beside,
): Promise<PageProps['screenProps']> {
  const params = read as NonNullable<PageProps['screenProps']>;
  if (data === 'sign-in-result') return auth === undefined ? {} : { auth };
  if (data === 'email')
    return email !== undefined && email !== '' && email.length <= longestEmail ? { ...params, email } : params;
  if (data !== 'verification') return params;
  const { id = '', hash = '' } = read;
  const { result, email: shown } = verification ?? (await previewVerification(id, hash));
  return { result, ...(shown !== undefined && { email: shown }), ...(result === 'ready' && { link: { id, hash } }) };
}

/** The built-in screen at a path, with all its props; undefined when there is none. */
export async function builtInScreen(
  path: string,
  services: ScreenServices,
  beside: Beside = {},
): Promise<BuiltIn | undefined> {
  const asked = screenOfPath(path);
  if (asked === undefined) return undefined;
  const screenProps = await screenData(asked, services, beside);
  return { screen: asked.route.screen, ...(Object.keys(screenProps ?? {}).length > 0 && { screenProps }) };
}

/** Whether a page must not be cached: its address or its props hold a secret, or what somebody typed. */
export const isSecret = ({ screen, posted }: Pick<PageProps, 'screen' | 'posted'>): boolean =>
  routeOfScreen(screen)?.oneTime === true || Object.keys(posted?.values ?? {}).length > 0;
