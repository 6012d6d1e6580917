import { isRecord } from '@kermesse/sections/json';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { builtInPaths } from '../checks/paths.ts';
import { entriesOf } from '../document/sections.ts';
import { textIn } from '../form/textIn.ts';
import { useWorkspace } from '../store/context.ts';
import { configurationOf } from '../store/workspace.ts';
import type { Listed } from '../publish/server.ts';
import { useServer } from './ServerContext.tsx';

/** The pages that the server has; undefined where it cannot be asked. Asked once for each key. */
export function useListed(): Listed[] | undefined {
  const { server } = useServer();
  const [listed, setListed] = useState<Listed[]>();
  useEffect(() => {
    let wanted = true;
    void server?.list().then((answer) => wanted && answer.ok && setListed(answer.data));
    return () => {
      wanted = false;
    };
  }, [server]);
  return listed;
}

const pathOf = (slug: string) => (slug === 'home' ? '/' : `/${slug}`);

/** Addresses to offer in link fields: the site's pages, its own screens, and the anchors of this page. */
export function useLinks(): { href: string; title: string }[] {
  const { i18n } = useTranslation('composer');
  const locale = i18n.language === 'en' ? 'en' : 'fr';
  const listed = useListed();
  const anchors = useWorkspace((workspace) =>
    entriesOf(configurationOf(workspace))
      .flatMap((entry) => (isRecord(entry) && isRecord(entry['settings']) && typeof entry['settings']['anchor'] === 'string' ? [entry['settings']['anchor']] : []))
      .join(' '),
  );
  return useMemo(() => {
    const pages = (listed ?? []).filter(({ kind }) => kind === 'page').map(({ slug, title }) => ({ href: pathOf(slug), title: textIn(title, locale) || slug }));
    const inPage = anchors === '' ? [] : anchors.split(' ').map((anchor) => ({ href: `#${anchor}`, title: anchor }));
    const own = builtInPaths.filter((href) => !pages.some((page) => page.href === href));
    return [...pages, ...inPage, ...own.map((href) => ({ href, title: href }))];
  }, [listed, anchors, locale]);
}
