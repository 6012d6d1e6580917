import { pathOfSlug } from '@kermesse/api/schemas/pages/slug';
import { pathText } from '@kermesse/sections/faults';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { FrameEvent } from '../frame/messages.ts';
import { useEditorStore, useWorkspace } from '../store/context.ts';
import { pagePlace } from '../store/selection.ts';
import { configurationOf, slugOf } from '../store/workspace.ts';
import { findField } from './find-field.ts';
import { Preview, type PreviewedPageProps } from './Preview.tsx';
import { ScaledFrame } from './ScaledFrame.tsx';
import { editedItemOf, sectionsForMessage } from './preview-message.ts';
import { usePreviewedSite } from './use-previewed-site.ts';

const Nothing = styled.p`
  position: absolute;
  inset: 0;
  z-index: 1;
  display: grid;
  place-content: center;
  padding: 24px;
  background: var(--page);
  color: var(--ink-soft);
  text-align: center;
  text-wrap: balance;
`;

/** The open page in one language. A click on a section selects it, and a click on a text goes to its field. */
function OpenPage({ locale, theme, ...size }: PreviewedPageProps) {
  const { t } = useTranslation('composer');
  const store = useEditorStore();
  const configuration = useWorkspace(configurationOf);
  const selected = useWorkspace((workspace) => (workspace.selected === pagePlace ? undefined : workspace.selected));
  const site = usePreviewedSite();
  const sections = sectionsForMessage(configuration);
  const edited = useWorkspace(editedItemOf);
  const field = useWorkspace(({ editing }) => editing && pathText(editing));
  const path = pathOfSlug(slugOf(configuration));
  const message = useMemo(
    () => ({
      ...site,
      locale,
      theme,
      path,
      showDiagnostics: true,
      selected,
      edited,
      field,
      ...sections,
    }),
    [site, locale, theme, path, selected, edited, field, sections],
  );
  const onFrameEvent = (event: FrameEvent) => {
    if (event.kind !== 'pressed') return;
    const pressed = findField(configurationOf(store.get()), event.key, event.text, locale);
    if (pressed === undefined) store.select(event.key);
    else store.goTo(pressed, locale);
  };
  return (
    <ScaledFrame
      {...size}
      title={t('preview.frame', { language: t(`language.${locale}`) })}
      message={message}
      onEvent={onFrameEvent}
    >
      {sections.order.length === 0 && <Nothing>{t('preview.empty')}</Nothing>}
    </ScaledFrame>
  );
}

/** The preview of the open page. */
export const PagePreview = memo(function PagePreview() {
  return <Preview renderPage={(props) => <OpenPage {...props} />} />;
});
