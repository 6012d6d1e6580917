import { parseSite } from '@kermesse/sections/site';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { FrameEvent } from '../frame/messages.ts';
import { findSiteField } from '../preview/find-field.ts';
import { Preview, type PreviewedPageProps } from '../preview/Preview.tsx';
import { ScaledFrame } from '../preview/ScaledFrame.tsx';
import { artColorsOf, sectionsForMessage, siteOf, type MessageSections } from '../preview/preview-message.ts';
import { useEditorStore, useWorkspace } from '../store/context.ts';
import { configurationOf } from '../store/workspace.ts';
import { Contrasts } from './Contrasts.tsx';
import { samplePage } from './sample.ts';

interface SitePageProps extends PreviewedPageProps {
  sections: MessageSections;
}

/**
 * A page in the header and footer of the edited site, in one language. A click on a text of these goes to its field.
 */
function SitePage({ locale, theme, sections, ...size }: SitePageProps) {
  const { t } = useTranslation('composer');
  const store = useEditorStore();
  const site = useWorkspace(siteOf);
  const artColors = useWorkspace(artColorsOf);
  const message = useMemo(
    () => ({ locale, theme, site, artColors, path: '/', showDiagnostics: false, ...sections }),
    [locale, theme, site, artColors, sections],
  );
  const onFrameEvent = (event: FrameEvent) => {
    if (event.kind !== 'shellPressed') return;
    const field = findSiteField(configurationOf(store.get()), event.location, event.text, locale);
    if (field !== undefined) store.goTo(field, locale);
  };
  return (
    <ScaledFrame
      {...size}
      title={t('preview.frame', { language: t(`language.${locale}`) })}
      message={message}
      onEvent={onFrameEvent}
    />
  );
}

const noSections: MessageSections = { order: [], entries: {} };

/**
 * The preview of the edited site: its header and footer alone while the menus are edited, so that both are in view, or
 * else an open page or a sample page with them. The frame stays when this changes.
 */
export function SitePreview({ menusOnly = false }: { menusOnly?: boolean }) {
  const site = useWorkspace(siteOf);
  const page = useWorkspace(({ drafts }) => Object.values(drafts).find(({ kind }) => kind === 'page')?.history.present);
  const { colors } = useMemo(() => parseSite(site ?? {}, 'fr'), [site]);
  const shown = sectionsForMessage(page ?? samplePage);
  const ofPage = shown.order.length > 0 ? shown : sectionsForMessage(samplePage);
  const sections = menusOnly ? noSections : ofPage;
  return (
    <Preview renderPage={(props) => <SitePage {...props} sections={sections} />}>
      {!menusOnly && <Contrasts colors={colors} />}
    </Preview>
  );
}
