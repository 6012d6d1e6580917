import type { Client } from '@kermesse/api/client';
import { ApiProvider } from '@kermesse/api/client-context';
import type { AppPageProps } from '@kermesse/api/page-props';
import { FramePage, type FramePageProps } from '@kermesse/composer/frame';
import { defaultFlowSettings } from '@kermesse/flows/settings';
import { networkMarks } from '@kermesse/sections/network-marks';
import { views } from '@kermesse/sections/views.server';
import { loadOnce } from '@kermesse/ui/load-once';
import { createToasts, ToastsProvider } from '@kermesse/ui/Toasts';
import { memo, Suspense, use, useMemo, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { CurrentPage, ShellParts } from '../current-page/current-page.ts';
import { loadI18n } from '../i18n/browser.ts';
import { localiseLinks } from '../links/localise-links.ts';
import { Footer } from '../shell/Footer/Footer.tsx';
import { FooterNewsletter } from '../shell/Footer/FooterNewsletter.tsx';
import { Header } from '../shell/Header/Header.tsx';
import { Panels } from '../shell/Panels.tsx';
import { Shell } from '../current-page/Shell.tsx';
import { NetworkMarksContext } from '../shell/Socials/NetworkMark.tsx';

/** The parts around every page, memoised so that typing does not render them again. The preview has no screens. */
const shellParts: ShellParts = {
  Header: memo(Header),
  Footer: memo(Footer),
  Panels: memo(Panels),
  DeferredNewsletter: FooterNewsletter,
  Newsletter: FooterNewsletter,
  NotFound: () => null,
};
const retained = { header: false, footer: false };
const toasts = createToasts();

type FrameContent = Parameters<FramePageProps['children']>[0];

/** Renders the page with the same header, panels and footer as on the site. */
function PageInShell({
  content: { locale, site, path = '/', shown },
  children,
}: {
  content: FrameContent;
  children: ReactNode;
}) {
  const slugs = shown.flatMap(({ section }) => (section === undefined ? [] : [section.slug])).join();
  const page = useMemo((): CurrentPage => {
    const prefix = `/${locale}` as const;
    // The shell reads only which sections a page has. A string keeps it from rendering again for each change of them.
    const sections = slugs
      .split(',')
      .filter(Boolean)
      .map((slug, index) => ({ id: `${slug}__${index}`, slug, linkId: String(index), data: {}, settings: {} }));
    const props: AppPageProps = {
      version: 'preview',
      path,
      locale,
      status: 200,
      screen: 'content',
      page: { slug: 'preview', title: '', sections },
      site,
    };
    return { props: localiseLinks(props, prefix), prefix, views, shellParts, retained, flows: defaultFlowSettings };
  }, [locale, site, path, slugs]);
  return <Shell page={page}>{children}</Shell>;
}

/** Loads the texts of both languages, so that the page also changes its language offline. */
const loadTexts = loadOnce(async () => {
  const [fr, en] = await Promise.all([loadI18n('fr'), loadI18n('en')]);
  return { fr, en };
});

function TextsProvider({ locale, children }: Pick<FrameContent, 'locale'> & { children: ReactNode }) {
  return <I18nextProvider i18n={use(loadTexts())[locale]}>{children}</I18nextProvider>;
}

export interface PreviewPageProps extends Pick<FramePageProps, 'applyAppearance'> {
  client: Client;
}

/** The page in a frame of the composer: the sections that the composer sends, in the header and footer of the site. */
export function PreviewPage({ client, applyAppearance }: PreviewPageProps) {
  return (
    <ApiProvider value={client}>
      <NetworkMarksContext value={networkMarks}>
        <ToastsProvider toasts={toasts}>
          <Suspense fallback={null}>
            <FramePage applyAppearance={applyAppearance}>
              {(content, page) => (
                <TextsProvider locale={content.locale}>
                  {content.path === undefined ? page : <PageInShell content={content}>{page}</PageInShell>}
                </TextsProvider>
              )}
            </FramePage>
          </Suspense>
        </ToastsProvider>
      </NetworkMarksContext>
    </ApiProvider>
  );
}
