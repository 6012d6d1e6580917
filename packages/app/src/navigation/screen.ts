import type { LoadedPage } from '../page/current-page.ts';
import type { LeftLink } from './left-links.ts';

export interface Address {
  pathname: string;
  search: string;
  hash: string;
}

/** A page as it is shown in the browser. */
export interface Screen extends LoadedPage {
  address: Address;
  /**
   * How it came: with the document, by a link (begin at the top), or by the history (scroll to where it was, and give the
   * focus back to the link that led on from it).
   */
  arrival: { by: 'document' | 'link' } | { by: 'history'; scroll: number; link?: LeftLink };
}
