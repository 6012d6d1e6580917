import type { Locale } from '@kermesse/api/schemas/common/locale';
import { defaultFlowSettings } from '@kermesse/flows/settings';
import { useContext, useEffect, useMemo, useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { App } from '../../packages/app/src/App.tsx';
import { localiseLinks } from '../../packages/app/src/links/localise-links.ts';
import { isPagePath, splitPath } from '../../packages/app/src/links/links.ts';
import { StatusView, type Status } from '../../packages/app/src/navigation/StatusView.tsx';
import { shellParts } from '../../packages/app/src/current-page/shell-parts.server.ts';
import { CurrentPageView } from '../../packages/app/src/current-page/CurrentPageView.tsx';
import { enhanceShell } from '../../packages/app/src/shell/enhance-shell.ts';
import { views } from '../../packages/sections/src/render/views.server.ts';
import { StoryArt } from '../../packages/sections/src/stories/art.ts';
import { choose } from '../kit/go.ts';
import { demoProps } from './demo.ts';

/** The possible outcomes of loading a page. */
export type PageOutcome = 'loaded' | 'empty' | 'loading' | 'offline' | 'broken section';

export interface SitePageProps {
  /** The path without the language, starting with `/`. */
  path: string;
  locale: Locale;
  outcome: PageOutcome;
}

const statuses: Partial<Record<PageOutcome, Status>> = {
  loading: { kind: 'loading' },
  offline: { kind: 'failed', failure: 'offline' },
};

/** The error message of the failing section, by which its story recognises it on the console. */
export const brokenMessage = 'This section fails on purpose, for its story.';

function Broken(): never {
  throw new Error(brokenMessage);
}

/** Returns the views of a page, with the view of one section replaced by one that throws. */
const viewsBut = (broken: string | undefined): typeof views => ({
  ...views,
  viewOf: (id) => (id === broken ? Broken : views.viewOf(id)),
});

/**
 * A page of the demo content, rendered as on the site: configuration, parser, shell, sections. Its links open the other
 * pages of the demo within the story. Language and theme are those of the toolbar.
 */
export function SitePage({ path: first, locale, outcome }: SitePageProps) {
  const { i18n } = useTranslation();
  const resolveImage = useContext(StoryArt);
  const [path, setPath] = useState(first);
  const [status, setStatus] = useState<Status>(statuses[outcome] ?? { kind: 'idle' });

  const page = useMemo(() => {
    const prefix = `/${locale}` as const;
    const whole = demoProps({ path, locale, resolveImage });
    const props = outcome === 'empty' && whole.page ? { ...whole, page: { ...whole.page, sections: [] } } : whole;
    const broken = outcome === 'broken section' ? props.page?.sections[1]?.id : undefined;
    const retained = { header: false, footer: false };
    return {
      props: localiseLinks(props, prefix),
      prefix,
      views: viewsBut(broken),
      shellParts,
      retained,
      flows: defaultFlowSettings,
    };
  }, [path, locale, outcome, resolveImage]);

  useEffect(() => {
    const stop = new AbortController();
    enhanceShell(stop.signal);
    return () => stop.abort();
  }, []);

  function follow(event: MouseEvent) {
    const target = event.target as Element;
    if (target.closest('[data-theme-toggle]'))
      choose({ theme: document.documentElement.dataset['theme'] === 'dark' ? 'light' : 'dark' });
    const link = target.closest('a');
    const href = link?.getAttribute('href');
    if (!link || href == null || href.startsWith('#')) return;
    event.preventDefault();
    const url = new URL(link.href);
    if (url.origin !== location.origin || !isPagePath(url.pathname)) return;
    const { path: wanted, locale: language = locale } = splitPath(url.pathname);
    if (language !== locale) choose({ locale: language });
    setPath(wanted);
    setStatus({ kind: 'idle' });
    scrollTo({ top: 0, behavior: 'instant' });
  }

  const idle = () => setStatus({ kind: 'idle' });
  return (
    <div role="presentation" onClick={follow}>
      <App page={page} i18n={i18n}>
        <CurrentPageView key={path} page={page} />
      </App>
      <StatusView status={status} announcement="" i18n={i18n} onRetry={idle} onDismiss={idle} />
    </div>
  );
}
