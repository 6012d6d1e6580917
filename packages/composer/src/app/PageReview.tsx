import { short } from '@kermesse/ui/breakpoints';
import { VisuallyHidden } from '@kermesse/ui/VisuallyHidden';
import { Eye, ListChecks, MessageSquare } from 'lucide-react';
import { useRef, useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { ChecksPanel } from '../checks/ChecksPanel.tsx';
import { FaultCount } from '../faults/FaultCount.tsx';
import { useChecks } from '../checks/use-checks.ts';
import { CommentsPanel } from '../comments/CommentsPanel.tsx';
import { SectionComments } from '../comments/SectionComments.tsx';
import { useComments } from '../comments/use-comments.ts';
import { afterTwoFrames } from '@kermesse/ui/focus';
import { selectedInForcedColors } from '../controls/controls.styles.ts';
import { useSectionTitle } from '../names/section-title.ts';
import { PagePreview } from '../preview/PagePreview.tsx';
import { SitePreview } from '../site/SitePreview.tsx';
import { useWorkspace } from '../store/context.ts';
import { pagePlace } from '../store/selection.ts';
import { configurationOf } from '../store/workspace.ts';
import { useLockedElsewhere } from '../drafts/draft-lock-context.ts';

const Layout = styled.div`
  display: grid;
  grid-template-rows: auto auto minmax(0, 1fr);
  min-height: 0;

  & > [data-panel] {
    min-height: 0;
    overflow-y: auto;
  }
  & > [data-panel='preview'] {
    display: grid;
    grid-template: minmax(50vh, 1fr) auto / minmax(0, 1fr);
  }
  & > [data-panel][hidden] {
    display: none;
  }
`;

const SiteLayout = styled.div`
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  min-height: 0;
`;

/** The width that fits the labels of the tabs with their counts, but not their icons. */
const wordsOnly = '@container (max-width: 26.19rem)';

const Switch = styled.nav`
  container-type: inline-size;
  display: flex;
  flex-wrap: wrap;
  border-block-end: 1px solid var(--line);

  & > button {
    display: flex;
    flex: 1 1 auto;
    align-items: center;
    justify-content: center;
    gap: 6px;
    min-height: 46px;
    padding: 4px 6px;
    border: 0;
    background: none;
    font: 560 0.9375rem / 1.2 var(--sans);
  }
  & > button[aria-current] {
    box-shadow: inset 0 -3px 0 var(--highlight-text);
    font-weight: 650;
    ${selectedInForcedColors}
  }
  & > button:focus-visible {
    outline-offset: -3px;
  }
  & svg {
    flex: none;
    width: 1.0625rem;
    height: 1.0625rem;
    stroke-width: 1.6;
  }
  ${wordsOnly} {
    & svg {
      display: none;
    }
  }
`;

const Note = styled.p`
  padding: 10px 14px;
  background: var(--sunk);
  color: var(--ink-soft);
  font-size: 0.875rem;
  line-height: 1.4;
`;

const Chosen = styled.section`
  max-height: 46vh;
  padding: 10px 14px 12px;
  overflow-y: auto;
  border-block-start: 1px solid var(--line);
  background: var(--page);

  &:focus-visible {
    outline-offset: -2px;
  }
  & > h2 {
    margin-block-end: 4px;
    font: 620 0.9375rem / 1.3 var(--sans);
  }
  @media ${short} {
    max-height: none;
  }
`;

type Panel = 'preview' | 'checks' | 'comments';

/** The section that was clicked in the preview, with its comments. */
function ChosenSection({ ref }: { ref: Ref<HTMLElement> }) {
  const { t } = useTranslation('composer');
  const titleOf = useSectionTitle();
  const selected = useWorkspace((workspace) => workspace.selected);
  const name = useWorkspace((workspace) =>
    selected === pagePlace ? t('outline.page') : titleOf(configurationOf(workspace), selected),
  );
  return (
    <Chosen ref={ref} tabIndex={-1} aria-label={name}>
      <h2>{name}</h2>
      <SectionComments key={selected} section={selected} />
    </Chosen>
  );
}

/** The view of a page on a narrow screen: preview, checks and comments. The page itself is read-only here. */
export function PageReview() {
  const { t } = useTranslation('composer');
  const checks = useChecks();
  const lockedElsewhere = useLockedElsewhere();
  const chosen = useRef<HTMLElement>(null);
  const [panel, setPanel] = useState<Panel>('preview');
  const open = useComments().filter(({ resolved }) => !resolved).length;
  const faults = checks.filter(({ level }) => level === 'fault').length;
  /** Selects the section of a check and shows its comments. */
  const goFromPanel = (go: () => void) => {
    go();
    setPanel('preview');
    afterTwoFrames(() => chosen.current?.focus());
  };
  const tabs = [
    { id: 'preview', icon: <Eye aria-hidden="true" />, mark: null },
    { id: 'checks', icon: <ListChecks aria-hidden="true" />, mark: <FaultCount count={faults} /> },
    { id: 'comments', icon: <MessageSquare aria-hidden="true" />, mark: open === 0 ? null : <span>{open}</span> },
  ] as const;
  return (
    <Layout>
      <Switch aria-label={t('review.title')}>
        {tabs.map(({ id, icon, mark }) => (
          <button key={id} type="button" aria-current={panel === id ? 'true' : undefined} onClick={() => setPanel(id)}>
            {icon}
            {t(`review.${id}`)}
            {mark}
          </button>
        ))}
      </Switch>
      <Note>{t('app.narrow')}</Note>
      <div data-panel="preview" hidden={panel !== 'preview'}>
        <PagePreview />
        <ChosenSection ref={chosen} />
      </div>
      {panel === 'checks' && (
        <div data-panel="checks">
          <VisuallyHidden>
            <h2>{t('review.checks')}</h2>
          </VisuallyHidden>
          <ChecksPanel checks={checks} commentable={!lockedElsewhere} onGo={goFromPanel} />
        </div>
      )}
      {panel === 'comments' && (
        <div data-panel="comments">
          <VisuallyHidden>
            <h2>{t('review.comments')}</h2>
          </VisuallyHidden>
          <CommentsPanel />
        </div>
      )}
    </Layout>
  );
}

/** The view of the site configuration on a narrow screen: the preview. */
export function SiteReview() {
  const { t } = useTranslation('composer');
  return (
    <SiteLayout>
      <Note>{t('app.narrow')}</Note>
      <SitePreview />
    </SiteLayout>
  );
}
