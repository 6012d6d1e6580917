import { ErrorBoundary } from '@kermesse/ui/error-boundary';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useRemoveDraft } from '../bin/use-remove-draft.ts';
import { ToolButton } from '../controls/ToolButton.tsx';
import { useLockedElsewhere } from '../drafts/draft-lock-context.ts';
import { downloadAll } from '../files/download.ts';
import { useEditorStore, useWorkspace } from '../store/context.ts';
import { shownDraft } from '../store/workspace.ts';

const Message = styled.div`
  display: grid;
  justify-items: start;
  gap: 12px;
  width: min(480px, 100%);
  padding: 16px;
  color: var(--ink);
  line-height: 1.45;

  & > h2 {
    font-size: 1.125rem;
    line-height: 1.2;
  }
`;

const Page = styled.main`
  display: grid;
  justify-items: center;
  padding-block-start: 24vh;
`;

const Actions = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

/** Replaces the form of a section, or of a part of the site configuration, that has thrown. The rest works. */
function BrokenForm({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('composer');
  return (
    <Message role="alert">
      <h2>{t('form.broken')}</h2>
      <p>{t('form.brokenAbout')}</p>
      <ToolButton look="line" onClick={onRetry}>
        {t('common.retry')}
      </ToolButton>
    </Message>
  );
}

/**
 * Replaces the composer after an error: the drafts can be downloaded before it loads again. A reload would show the
 * same draft, so this one can be moved to the bin instead.
 */
function BrokenComposer({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('composer');
  const store = useEditorStore();
  const isOpen = useWorkspace((workspace) => shownDraft(workspace) !== undefined);
  const lockedElsewhere = useLockedElsewhere();
  const removeDraft = useRemoveDraft();
  return (
    <Page>
      <Message role="alert">
        <h2>{t('app.broken')}</h2>
        <p>{t('app.brokenAbout')}</p>
        <Actions>
          <ToolButton look="line" onClick={() => downloadAll(store.get())}>
            {t('saving.download')}
          </ToolButton>
          <ToolButton look="line" onClick={() => location.reload()}>
            {t('dialog.reload')}
          </ToolButton>
          {isOpen && !lockedElsewhere && (
            <ToolButton look="line" onClick={() => void removeDraft().then(onRetry)}>
              {t('app.toBin')}
            </ToolButton>
          )}
        </Actions>
      </Message>
    </Page>
  );
}

/** The boundary around a form. Give it a key that changes with what the form edits. */
export const FormBoundary = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary renderFallback={(_, retry) => <BrokenForm onRetry={retry} />}>{children}</ErrorBoundary>
);

/** The boundary around the whole composer. */
export const ComposerBoundary = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary renderFallback={(_, retry) => <BrokenComposer onRetry={retry} />}>{children}</ErrorBoundary>
);
