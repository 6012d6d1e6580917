import type { SiteProps } from '@kermesse/api/page-props';
import type { Locale, Prefix } from '../links/links.ts';
import { hasContacts } from './contacts.ts';
import { InfoPanel } from './InfoPanel/InfoPanel.tsx';
import { MenuPanel } from './MenuPanel/MenuPanel.tsx';
import { SearchPanel } from './SearchPanel/SearchPanel.tsx';

export interface PanelsProps {
  /** The menus and contact details that editors configure. */
  site: SiteProps;
  /** The language of the page. */
  locale: Locale;
  /** The language prefix of links. */
  prefix: Prefix;
  /** The path of the page, without prefix. */
  path: string;
}

/** Renders the dialogs of the shell, last in the document, so that they delay nothing. */
export function Panels({ site, locale, prefix, path }: PanelsProps) {
  const info = hasContacts(site);
  return (
    <>
      <MenuPanel entries={site.menus.header} locale={locale} prefix={prefix} path={path} info={info} />
      <SearchPanel />
      {info && <InfoPanel site={site} locale={locale} path={path} />}
    </>
  );
}
