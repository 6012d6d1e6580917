import { ErrorBoundary } from '@kermesse/ui/error-boundary';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { ToolButton } from '../controls/ToolButton.tsx';
import { downloadAll } from '../files/download.ts';
import { useEditorStore, useWorkspace } from '../store/context.ts';

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

/** Replaces the form of a section that has thrown. The rest of the composer works. */
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
 * same draft, so another one can be opened instead.
 */
function BrokenComposer({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('composer');
  const store = useEditorStore();
  const other = useWorkspace(({ drafts, active }) => Object.keys(drafts).find((key) => key !== active));
  const openOther = (key: string) => {
    store.show(key);
    onRetry();
  };
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
          {other !== undefined && (
            <ToolButton look="line" onClick={() => openOther(other)}>
              {t('app.openOther')}
            </ToolButton>
          )}
        </Actions>
      </Message>
    </Page>
  );
}

/** The boundary around the form of a section. Give it a key that changes with the section. */
export const FormBoundary = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary renderFallback={(_, retry) => <BrokenForm onRetry={retry} />}>{children}</ErrorBoundary>
);

/** The boundary around the whole composer. */
export const ComposerBoundary = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary renderFallback={(_, retry) => <BrokenComposer onRetry={retry} />}>{children}</ErrorBoundary>
);
