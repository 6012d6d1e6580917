import type { ScreenProps } from '@kermesse/api/page-props';
import type { PublicRoute } from '@kermesse/api/schemas/pages/routes';
import type { ComponentType } from 'react';

/**
 * Who may see a screen: everybody, those who are not signed in, those who are, or those who have set up a profile too.
 */
export type Access = 'public' | 'guest' | 'member' | 'member-with-profile';

/** A built-in screen of the site: everything that others need to know of it. One folder of `routes/` each. */
export interface RouteDefinition extends PublicRoute {
  access: Access;
  /** For the browser's tab and for the announcement after navigation. */
  title: { fr: string; en: string };
  /** The name of the part that is shown, where an address names one: it comes before the title. */
  part?: (props: ScreenProps) => { fr: string; en: string };
  /**
   * `intent`: hydrates once somebody is about to use it, as a section does, or at once where this browser remembers something
   * of a person (`loader/remembered.ts`). For a form that shows nothing else by itself. Screens hydrate at once by default.
   */
  hydrate?: 'intent';
  /** Brings the screen's code: a chunk of its own in the browser. */
  lazy: () => Promise<{ Component: ComponentType<ScreenProps> }>;
}

/** Checks the definition of a route. The generated index needs `npm run generate` after a change. */
export function defineRoute(route: RouteDefinition): RouteDefinition {
  return route;
}
