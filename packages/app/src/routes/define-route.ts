import type { ScreenProps } from '@kermesse/api/page-props';
import type { PublicRoute } from '@kermesse/api/schemas/pages/routes';
import type { ComponentType } from 'react';

/** The visitors who may see a screen: everyone, guests only, logged-in users, or logged-in users with a profile. */
export type Access = 'public' | 'guest' | 'member' | 'member-with-profile';

/** The definition of a built-in screen. Each folder of `routes/` has one. */
export interface RouteDefinition extends PublicRoute {
  access: Access;
  /** The title in the browser tab and in the announcement after navigation. */
  title: { fr: string; en: string };
  /** Returns the name of the part that the address selects; the page's title begins with it. */
  part?: (props: ScreenProps) => { fr: string; en: string };
  /**
   * When the screen hydrates: at once by default. With `intent`, hydrates once the visitor is about to use it, as a
   * section does, or at once if this browser stores data of the visitor (`loader/stored-data.ts`). For forms that show
   * no other content by themselves.
   */
  hydrate?: 'intent';
  /** For a screen with a short form as its only content: the full footer would be taller than the form on a phone. */
  compactFooter?: true;
  /** Loads the screen's code: a chunk of its own in the browser. */
  lazy: () => Promise<{ Component: ComponentType<ScreenProps> }>;
}

/** Checks the type of a route definition. Run `npm run generate` after a change. */
export function defineRoute(route: RouteDefinition): RouteDefinition {
  return route;
}
