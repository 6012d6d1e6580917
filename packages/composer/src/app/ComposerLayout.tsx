import type { Locale } from '@kermesse/api/schemas/common/locale';
import { below, short } from '@kermesse/ui/breakpoints';
import { keepFocus } from '@kermesse/ui/keep-focus';
import { ListChecks, Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { ChecksPanel } from '../checks/ChecksPanel.tsx';
import { useChecks } from '../checks/use-checks.ts';
import { SelectedComments } from '../comments/SectionComments.tsx';
import { readOnly } from '../controls/controls.styles.ts';
import { ToolButton } from '../controls/ToolButton.tsx';
import { focusIfLost } from '../controls/focus.ts';
import { lazyDialog } from '../dialogs/lazy-dialog.tsx';
import { useFocusOnRequest, useOnRequest } from '../form/field/use-field.ts';
import { SectionForm } from '../form/SectionForm.tsx';
import { Outline } from '../outline/Outline.tsx';
import { PageRow } from '../outline/PageRow.tsx';
import { PagePreview } from '../preview/PagePreview.tsx';
import { SiteEditor } from '../site/SiteEditor.tsx';
import { useWorkspace } from '../store/context.ts';
import { shownDraft } from '../store/workspace.ts';
import { MissingFilter } from '../translations/MissingFilter.tsx';
import { StartScreen } from '../start/StartScreen.tsx';
import { Bar } from './Bar.tsx';
import { FormBoundary } from '../boundaries/Boundaries.tsx';
import { LockedNotice } from './LockedNotice.tsx';
import { useLockedElsewhere } from '../drafts/draft-lock-context.ts';
import { PageReview, SiteReview } from './PageReview.tsx';
import { useLinks } from '../links/use-links.ts';
import { useNarrow } from './use-narrow.ts';
import { useShortcuts } from './use-shortcuts.ts';

const Gallery = lazyDialog(async () => (await import('../gallery/Gallery.tsx')).Gallery);

const Layout = styled.main`
  position: fixed;
  inset: 0;
  display: grid;
  grid-template: auto auto minmax(0, 1fr) / minmax(14.375rem, 17vw) minmax(20rem, 27vw) minmax(0, 1fr);
  background: var(--page);
  color: var(--ink);
  font-size: 0.9375rem;
  font-variant-numeric: lining-nums;

  & > header {
    grid-column: 1 / -1;
  }
  @media ${below.laptop} {
    grid-template-columns: minmax(11.875rem, 22vw) minmax(20rem, 40vw) minmax(0, 1fr);
  }
  /* Below the width of a tablet the composer only reviews. */
  @media ${below.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
  /* All of it scrolls where the bar and the tabs would leave no room for the rest. */
  @media ${below.tablet} and ${short} {
    grid-template-rows: auto auto max-content;
    overflow-y: auto;
  }
`;

const Column = styled.section`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  min-height: 0;
  border-inline-end: 1px solid var(--line);

  & > [data-scroll] {
    overflow-y: auto;
    min-height: 0;
  }
  &[inert] {
    ${readOnly}
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  min-height: 41px;
  padding-block: 5px;
  padding-inline: 14px 10px;
  border-block-end: 1px solid var(--line);

  & > h2 {
    margin-inline-end: auto;
    font: 650 0.8125rem / 1.3 var(--sans);
    letter-spacing: 0.05em;
    text-transform: uppercase;
    color: var(--ink-soft);
  }
`;

const notes = <SelectedComments />;

/** The editor of a page: its sections, the form of the selected section, and the preview. */
function PageEditor() {
  const { t } = useTranslation('composer');
  const checks = useChecks();
  const [checking, setChecking] = useState(false);
  const [gallery, setGallery] = useState(false);
  const lockedElsewhere = useLockedElsewhere();
  const links = useLinks();
  const selected = useWorkspace((workspace) => workspace.selected);
  const focusRequest = useWorkspace((workspace) => workspace.focusRequest);
  // The advice on an empty page leads to the button that adds a section.
  const head = useFocusOnRequest([], false);
  const [onlyMissing, setOnlyMissing] = useState(false);
  // The filter would hide a requested field that has no missing translation.
  useOnRequest(focusRequest, () => setOnlyMissing(false));
  useEffect(() => {
    setChecking(false);
  }, [selected, focusRequest]);
  const faults = checks.filter(({ level }) => level === 'fault').length;
  return (
    <>
      <Column inert={lockedElsewhere} aria-labelledby="composer-outline">
        <Head ref={head}>
          <h2 id="composer-outline">{t('outline.title')}</h2>
          <ToolButton look="line" icon={<Plus aria-hidden="true" />} onClick={() => setGallery(true)}>
            {t('outline.add')}
          </ToolButton>
        </Head>
        <div data-scroll="">
          <PageRow />
          <Outline />
        </div>
      </Column>
      <Column inert={lockedElsewhere} aria-labelledby="composer-form">
        <Head>
          <h2 id="composer-form">{t(checking ? 'checks.title' : 'form.title')}</h2>
          {!checking && <MissingFilter value={onlyMissing} onChange={setOnlyMissing} />}
          <ToolButton
            aria-pressed={checking}
            icon={<ListChecks aria-hidden="true" />}
            onClick={() => setChecking(!checking)}
          >
            {t('checks.button', { count: faults })}
          </ToolButton>
        </Head>
        <div data-scroll="">
          {checking ? (
            <ChecksPanel checks={checks} />
          ) : (
            <FormBoundary key={selected}>
              <SectionForm onlyMissing={onlyMissing} links={links} notes={notes} />
            </FormBoundary>
          )}
        </div>
      </Column>
      <PagePreview />
      {gallery && <Gallery onClose={() => setGallery(false)} />}
    </>
  );
}

/** The composer's layout: the bar above the view for the open document. */
export function ComposerLayout({ onLocale }: { onLocale?: (locale: Locale) => void }) {
  const { t } = useTranslation('composer');
  const kind = useWorkspace((workspace) => shownDraft(workspace)?.kind);
  const active = useWorkspace((workspace) => workspace.active);
  const narrow = useNarrow();
  const layout = useRef<HTMLElement>(null);
  useShortcuts();
  useEffect(keepFocus, []);
  // The element that opened another document may have been removed. The document's name in the bar then gets the focus.
  const before = useRef(active);
  useEffect(() => {
    if (before.current === active) return;
    before.current = active;
    focusIfLost(() => layout.current?.querySelector('header [aria-haspopup]') ?? null);
  }, [active]);
  const view = () => {
    if (kind === undefined) return <StartScreen />;
    if (kind === 'site') return narrow ? <SiteReview /> : <SiteEditor />;
    return narrow ? <PageReview key={active} /> : <PageEditor key={active} />;
  };
  return (
    <Layout ref={layout} aria-label={t('app.title')}>
      <Bar onLocale={onLocale} />
      <LockedNotice />
      {view()}
    </Layout>
  );
}
