import * as z from 'zod/mini';
import { accountTabs, type AccountTab } from '../account/account-tabs.ts';
import { routeOfScreen, screenNames, type ScreenName } from './routes.ts';
import type { SessionStart } from '../account/user.ts';

/**
 * The result of a login with an identity provider: 200 with the data that starts the session, or the status of the
 * failure. 409 with `link` means that the address has an account with a password, which the user must enter once
 * (`auth-google-link`).
 */
export interface AuthResult {
  status: number;
  data?: SessionStart;
  link?: PendingLink;
}

/** A login with an identity provider that waits to be linked to an account. */
export interface PendingLink {
  /** Identifies it, once, for ten minutes, in the browser that logged in. */
  token: string;
  /** The email address of the account, which belongs to the user. */
  email: string;
}

/** An entry of a choice list, such as a provider type. */
export interface Choice {
  id: string;
  name: string;
}

/** The choice lists of the site configuration, in the page's language. */
export interface ChoiceLists {
  providerTypes: Choice[];
  providerTypeCategories: Choice[];
}

/** The props of built-in screens. Each key lists the screens that have it. */
export interface ScreenProps {
  /** reset-password, undo-email, keep-account: the token of the emailed link. */
  token?: string;
  /**
   * reset-password: the address of the account, if the link contains it. verify-email: the address to confirm, masked.
   */
  email?: string;
  /**
   * verify-email: `ready` if the link can be followed, otherwise its outcome; `changed` if it confirmed a new address
   * of the account.
   */
  result?: 'ready' | 'verified' | 'changed' | 'already' | 'taken' | 'invalid';
  /** verify-email: the two parts of a link that is `ready`. */
  link?: { id: string; hash: string };
  /** auth-callback: the result of the login. Part of the document only, never of the operation's response. */
  auth?: AuthResult;
  /** account: the initial tab. */
  tab?: AccountTab;
  /** account, profile-info: the choice lists. */
  lists?: ChoiceLists;
}

/** The schema of `AppPageProps['screen']`. */
export const screenName: z.ZodMiniType<ScreenName> = z.enum(screenNames);

const choices = z.array(z.object({ id: z.string(), name: z.string() }));

/** The schema of `ScreenProps`. */
export const screenProps: z.ZodMiniType<ScreenProps> = z.object({
  token: z.optional(z.string().check(z.minLength(1))),
  email: z.optional(z.string()),
  result: z.optional(z.enum(['ready', 'verified', 'changed', 'already', 'taken', 'invalid'])),
  link: z.optional(z.object({ id: z.string(), hash: z.string() })),
  tab: z.optional(z.enum(accountTabs)),
  lists: z.optional(z.object({ providerTypes: choices, providerTypeCategories: choices })),
});

/** Returns the mandatory props of a screen: the parameters of its path, unless data of the server replaces them. */
function neededProps(screen: ScreenName): string[] {
  const route = routeOfScreen(screen);
  if (route === undefined) return [];
  if (route.data === 'verification') return ['result'];
  const required = [...route.paths[0].matchAll(/:(\w+)(?!\w|\?)/g)].map(([, name = '']) => name);
  return [...required, ...Object.keys(route.values ?? {})];
}

/** Whether page, status and screen agree, and the screen's props are complete. */
export function isScreenConsistent(props: {
  status: number;
  page: unknown;
  screen: ScreenName;
  screenProps?: ScreenProps;
}): boolean {
  const { status, page, screen } = props;
  const available = new Map(Object.entries(props.screenProps ?? {}));
  const complete = neededProps(screen).every((name) => available.get(name) !== undefined);
  return complete && (status === 404) === (screen === 'not-found') && (page === null) === (screen !== 'content');
}
