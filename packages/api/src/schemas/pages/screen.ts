import * as z from 'zod/mini';
import { accountTabs } from '../account/account-tabs.ts';
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

/** The schema of `AppPageProps['screen']`. */
export const screenName: z.ZodMiniType<ScreenName> = z.enum(screenNames);

const choice = z.object({ id: z.string(), name: z.string() });

/** An entry of a choice list, such as a provider type. */
export type Choice = z.output<typeof choice>;

const choiceLists = z.object({ providerTypes: z.array(choice), providerTypeCategories: z.array(choice) });

/** The choice lists of the site configuration, in the page's language. */
export type ChoiceLists = z.output<typeof choiceLists>;

/** The schema of `ScreenProps`. Each key lists the screens that have it. */
export const screenProps = z.object({
  /** reset-password, undo-email, keep-account: the token of the emailed link. */
  token: z.optional(z.string().check(z.minLength(1))),
  /**
   * reset-password: the address of the account, if the link contains it. verify-email: the address to confirm, masked.
   */
  email: z.optional(z.string()),
  /**
   * verify-email: `ready` if the link can be followed, otherwise its outcome; `changed` if it confirmed a new address
   * of the account.
   */
  result: z.optional(z.enum(['ready', 'verified', 'changed', 'already', 'taken', 'invalid'])),
  /** verify-email: the two parts of a link that is `ready`. */
  link: z.optional(z.object({ id: z.string(), hash: z.string() })),
  /** account: the initial tab. */
  tab: z.optional(z.enum(accountTabs)),
  /** account, profile-info: the choice lists. */
  lists: z.optional(choiceLists),
});

/** The props of built-in screens. */
export type ScreenProps = z.output<typeof screenProps> & {
  /** auth-callback: the result of the login. Part of the document only, never of the operation's response. */
  auth?: AuthResult;
};

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
