import * as z from 'zod/mini';
import { accountTabs, type AccountTab } from '../account/account-tabs.ts';
import { routeOfScreen, screenNames, type ScreenName } from './routes.ts';
import type { SessionStart } from '../account/user.ts';

/**
 * What became of a sign-in elsewhere: 200 with what starts the session, or the status of its failure. 409 with `link`:
 * the address has an account with a password, which has to be given once (`auth-google-link`).
 */
export interface AuthResult {
  status: number;
  data?: SessionStart;
  link?: PendingLink;
}

/** A sign-in elsewhere that is to be linked to an account. */
export interface PendingLink {
  /** Names it for ten minutes, in the browser that signed in, once. */
  token: string;
  /** The address of the account, which is the person's own. */
  email: string;
}

/** One of the things that a person can choose from: a provider type, say. */
export interface Choice {
  id: string;
  name: string;
}

/** The lists of the site configuration that people choose from, in the page's language. */
export interface ChoiceLists {
  providerTypes: Choice[];
  providerTypeCategories: Choice[];
}

/** The props of built-in screens. Each key belongs to one screen. */
export interface ScreenProps {
  /** reset-password, undo-email, keep-account: the token of the mailed link. */
  token?: string;
  /** reset-password: whose password it is, where the link says it. verify-email: the address to confirm, masked. */
  email?: string;
  /** verify-email: what the mailed link would do (`ready`), or what became of it; `changed` when it confirmed another address of the account. */
  result?: 'ready' | 'verified' | 'changed' | 'already' | 'taken' | 'invalid';
  /** verify-email: the two parts of a link that is `ready`. */
  link?: { id: string; hash: string };
  /** auth-callback: comes with the document only, never from the operation. */
  auth?: AuthResult;
  /** account: the tab to begin with. */
  tab?: AccountTab;
  /** account, profile-info: what can be chosen there. */
  lists?: ChoiceLists;
}

/** The schema of `PageProps['screen']`. */
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

/** The props that a screen cannot do without: the parameters of its path, unless data of the server replaces them. */
function neededProps(screen: ScreenName): string[] {
  const route = routeOfScreen(screen);
  if (route === undefined) return [];
  if (route.data === 'verification') return ['result'];
  const required = [...route.paths[0].matchAll(/:(\w+)(?!\w|\?)/g)].map(([, name = '']) => name);
  return [...required, ...Object.keys(route.values ?? {})];
}

/** Whether page, status and screen say the same, and the screen has what it needs. */
export function screenAgrees(props: {
  status: number;
  page: unknown;
  screen: ScreenName;
  screenProps?: ScreenProps;
}): boolean {
  const { status, page, screen } = props;
  const given = new Map(Object.entries(props.screenProps ?? {}));
  const complete = neededProps(screen).every((name) => given.get(name) !== undefined);
  return complete && (status === 404) === (screen === 'not-found') && (page === null) === (screen !== 'content');
}
