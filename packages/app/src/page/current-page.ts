import type { PageProps } from '@kermesse/api/page-props';
import type { FlowSettings } from '@kermesse/flows/settings';
import type { PageSectionsProps } from '@kermesse/sections/render';
import type { i18n } from 'i18next';
import type { ComponentType } from 'react';
import type { Prefix } from '../links/links.ts';
import type { NotFoundProps } from '../pages/NotFound/NotFound.tsx';
import type { FooterProps } from '../shell/Footer/Footer.tsx';
import type { HeaderProps } from '../shell/Header/Header.tsx';
import type { PanelsProps } from '../shell/Panels.tsx';

/** Parts of the page that the server's HTML serves as it is on a first visit: lazy in the browser. */
export interface Parts {
  Header: ComponentType<HeaderProps>;
  Footer: ComponentType<FooterProps>;
  Panels: ComponentType<PanelsProps>;
  /** The newsletter in the footer: on a first visit it hydrates when somebody is about to use it, later at once. */
  FirstLetter: ComponentType;
  Letter: ComponentType;
  NotFound: ComponentType<NotFoundProps>;
}

/** Whether the server's HTML of a part is kept as it is. */
export interface Retention {
  /** The header and the panels that open from it. */
  header: boolean;
  footer: boolean;
  notFound: boolean;
}

/** The page that is on the screen. */
export interface CurrentPage {
  /** The page's props, its links already in the language of the address (see `localiseLinks`). */
  props: PageProps;
  prefix: Prefix;
  /** Where the views of the sections come from: at hand on the server, in lazy chunks in the browser. */
  views: PageSectionsProps['views'];
  parts: Parts;
  retained: Retention;
  /** How the site is set up, as far as flows need to know; as a site that says nothing unless it is given. */
  flows?: FlowSettings;
}

/** What the loader of each route gives: a page, and the words of its language. */
export interface LoadedPage {
  page: CurrentPage;
  words: i18n;
}
