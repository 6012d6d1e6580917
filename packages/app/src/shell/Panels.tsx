import { hasContacts } from './contacts.ts';
import type { HeaderProps } from './Header/Header.tsx';
import { InfoPanel } from './InfoPanel/InfoPanel.tsx';
import { MenuPanel } from './MenuPanel/MenuPanel.tsx';
import { SearchPanel } from './SearchPanel/SearchPanel.tsx';

export type PanelsProps = Omit<HeaderProps, 'overHero'>;

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
