import type { i18n } from 'i18next';
import type { LeftLink } from './left-links.ts';
import type { CurrentPage } from '../page/current-page.ts';

export interface Address {
  pathname: string;
  search: string;
  hash: string;
}

/** A page as it stands in the browser. */
export interface Screen {
  address: Address;
  page: CurrentPage;
  words: i18n;
  /**
   * How it came: with the document, by a link (begin at the top), or by the history (scroll to where it was, and give the
   * focus back to the link that led on from it).
   */
  arrival: { by: 'document' | 'link' } | { by: 'history'; scroll: number; link?: LeftLink };
}

/** Where navigation and the React tree meet. */
export interface Stage {
  /** Puts a page on the screen. */
  show(screen: Screen): void;
  /** Called once a new page stands. */
  stands(screen: Screen): void;
}
