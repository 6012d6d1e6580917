import type { LoadedPage } from '../current-page/current-page.ts';
import type { FollowedLink } from './history/followed-links.ts';

/** A page as the browser shows it. */
export interface ShownPage extends LoadedPage {
  address: Pick<URL, 'pathname' | 'search' | 'hash'>;
  /**
   * How the visitor reached the page: with the document, by a link (the page begins at the top), or through the history
   * (the page scrolls to the stored position, if there is one, and focuses the link that led away from it).
   */
  arrival: { by: 'document' | 'link' } | { by: 'history'; scroll?: number; link?: FollowedLink };
}
