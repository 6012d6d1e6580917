import { Button } from '@kermesse/ui/Button';
import { FileInput, FilePlus2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { dialogs } from './dialogs.ts';
import { useServer } from '../server/ServerContext.tsx';
import { ToolButton } from '../controls/ToolButton.tsx';
import { KeyForm } from '../server/KeyForm.tsx';
import { PagesList } from '../publish/PagesList.tsx';
import { useEditorStore } from '../store/context.ts';
import { draftOf, emptyPage } from '../store/workspace.ts';

const StartContent = styled.div`
  grid-column: 1 / -1;
  overflow-y: auto;
  padding: clamp(20px, 5vh, 56px) 16px 48px;

  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 18px;
    max-width: 42.5rem;
    margin-inline: auto;
  }
  & h2 {
    font-size: 1.75rem;
    line-height: 1.15;
  }
  & h2 + p {
    margin-block-start: -8px;
    color: var(--ink-soft);
  }
`;

const StartActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  padding-block-start: 16px;
  border-block-start: 1px solid var(--line);
`;

const Empty = styled.div`
  display: grid;
  justify-items: start;
  gap: 12px;
  padding: 24px;
  border: 1px dashed var(--control);
  border-radius: var(--radius);
`;

/**
 * The start screen while no document is open: the list of the site's pages, and buttons to create a page or open a
 * file.
 */
export function StartScreen() {
  const { t } = useTranslation('composer');
  const store = useEditorStore();
  const { server, hasServer } = useServer();
  const [keyAsked, setKeyAsked] = useState(false);
  if (server === undefined && !keyAsked) setKeyAsked(true);
  const [open, setOpen] = useState<'create' | 'open'>();
  const Shown = open === undefined ? undefined : dialogs[open];
  const empty = (
    <Empty>
      <p>{t('start.empty')}</p>
      <Button onPress={() => store.open(draftOf('page', emptyPage('home')))}>{t('start.first')}</Button>
    </Empty>
  );
  return (
    <StartContent>
      <div>
        <h2>{t('start.title')}</h2>
        <p>{t(!hasServer ? 'start.files' : server === undefined ? 'start.key' : 'start.choose')}</p>
        {hasServer &&
          (server === undefined ? (
            <KeyForm />
          ) : (
            <PagesList onOpened={() => undefined} empty={empty} takesFocus={keyAsked} />
          ))}
        <StartActions>
          <ToolButton look="line" icon={<FilePlus2 aria-hidden="true" />} onClick={() => setOpen('create')}>
            {t('drafts.new')}
          </ToolButton>
          <ToolButton look="line" icon={<FileInput aria-hidden="true" />} onClick={() => setOpen('open')}>
            {t('drafts.open')}
          </ToolButton>
        </StartActions>
        {Shown !== undefined && <Shown onClose={() => setOpen(undefined)} />}
      </div>
    </StartContent>
  );
}
