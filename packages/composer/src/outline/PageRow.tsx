import { FileText } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { headFaults } from '../faults/schema-faults.ts';
import { FaultCount } from '../faults/FaultCount.tsx';
import { CommentCount } from '../comments/CommentCount.tsx';
import { rowStyle } from '../controls/controls.styles.ts';
import { useUiLocale } from '../translations/ui-locale.ts';
import { countMissingInHead } from '../translations/missing.ts';
import { MissingTranslationBadge } from '../translations/MissingTranslationBadge.tsx';
import { shortcutLetterOf } from '../controls/row-key.ts';
import { summaryOf } from '../names/summary.ts';
import { useEditorStore, useWorkspace } from '../store/context.ts';
import { pagePlace } from '../store/selection.ts';
import { configurationOf } from '../store/workspace.ts';
import { useOutlineActions } from './use-outline-actions.ts';

const Row = styled.button`
  ${rowStyle}
  display: grid;
  grid-template-columns: 1.5rem minmax(0, 1fr);
  grid-auto-flow: column;
  align-items: center;
  gap: 6px;
  width: calc(100% - 12px);
  min-height: 46px;
  margin: 6px 6px 7px;
  padding-block: 4px;
  padding-inline: 2px 6px;
  font-size: 0.9375rem;
  line-height: 1.3;

  & > svg {
    width: 1.0625rem;
    height: 1.0625rem;
    margin-inline: auto;
  }
  & strong {
    font-weight: 600;
  }
  & small {
    display: block;
    overflow: hidden;
    color: var(--ink-soft);
    font-size: 0.8125rem;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const PageRowArea = styled.div`
  margin-block-end: 6px;
  border-block-end: 1px solid var(--line);
`;

/** The row above the sections that selects the page's own fields. Ctrl+V pastes sections at the top of the page. */
export const PageRow = memo(function PageRow() {
  const { t } = useTranslation('composer');
  const locale = useUiLocale();
  const store = useEditorStore();
  const isSelected = useWorkspace(({ selected }) => selected === pagePlace);
  const title = useWorkspace((workspace) => summaryOf(configurationOf(workspace)['title'], locale));
  const faults = useWorkspace((workspace) => headFaults(configurationOf(workspace)).length);
  const missing = useWorkspace((workspace) => countMissingInHead(configurationOf(workspace)));
  const { paste } = useOutlineActions();
  return (
    <PageRowArea>
      <Row
        type="button"
        data-page-row=""
        aria-pressed={isSelected}
        onClick={() => store.select(pagePlace)}
        onKeyDown={(event) => {
          if (shortcutLetterOf(event) === 'v') void paste();
        }}
      >
        <FileText aria-hidden="true" />
        <span>
          <strong>{t('outline.page')}</strong>
          <small>{title || t('outline.untitled')}</small>
        </span>
        <FaultCount count={faults} />
        <MissingTranslationBadge count={missing} />
        <CommentCount section={pagePlace} />
      </Row>
    </PageRowArea>
  );
});
