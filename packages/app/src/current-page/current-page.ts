import type { AppPageProps, ScreenProps } from '@kermesse/api/page-props';
import type { FlowSettings } from '@kermesse/flows/settings';
import type { PageSectionsProps } from '@kermesse/sections/render';
import type { i18n as I18n } from 'i18next';
import type { ComponentType } from 'react';
import type { Prefix } from '../links/links.ts';
import type { NotFoundProps } from '../pages/NotFound/NotFound.tsx';
import type { FooterProps } from '../shell/Footer/Footer.tsx';
import type { HeaderProps } from '../shell/Header/Header.tsx';
import type { PanelsProps } from '../shell/Panels.tsx';

/** The parts of the page whose server HTML is enough on a first visit: lazy components in the browser. */
export interface ShellParts {
  Header: ComponentType<HeaderProps>;
  Footer: ComponentType<FooterProps>;
  Panels: ComponentType<PanelsProps>;
  /**
   * The newsletter in the footer. `DeferredNewsletter` is used on a first visit and hydrates when the visitor is about
   * to use it; `Newsletter` hydrates at once.
   */
  DeferredNewsletter: ComponentType;
  Newsletter: ComponentType;
  NotFound: ComponentType<NotFoundProps>;
}

/** The page on the screen. */
export interface CurrentPage {
  /** The page's props with localised links (see `localiseLinks`). */
  props: AppPageProps;
  prefix: Prefix;
  /** The loaded component of a built-in screen; undefined for a content page. */
  screenView?: ComponentType<ScreenProps> | undefined;
  /** The views of the sections: loaded components on the server, lazy chunks in the browser. */
  views: PageSectionsProps['views'];
  shellParts: ShellParts;
  /**
   * Whether the server's HTML of each part is retained. That of the header, the panels that open from it, and the "not
   * found" page is retained until the first navigation.
   */
  retained: { header: boolean; footer: boolean };
  /** The settings that flows need. */
  flows: FlowSettings;
}

/** The result of a route's loader: a page, and the texts of its language. */
export interface LoadedPage {
  page: CurrentPage;
  i18n: I18n;
}
