import { Button } from '@kermesse/ui/Button';
import { TriangleAlert } from 'lucide-react';
import { useEffect, useRef, useState, type DragEvent } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { ToolDialog } from '../dialogs/ToolDialog.tsx';
import { announce } from '@kermesse/ui/announce';
import { box } from '../controls/controls.styles.ts';
import { useDraftLock } from '../drafts/draft-lock-context.ts';
import { useEditorStore } from '../store/context.ts';
import { languageTag } from '@kermesse/api/schemas/common/locale';
import { ProgressBar } from '@kermesse/ui/ProgressBar';
import { useUiLocale } from '../translations/ui-locale.ts';
import { openAll } from './open-all.ts';
import { readInWorker } from './reader.ts';
import { maxTextLength, megabytes } from './read-file.ts';

const OpenContent = styled.div`
  display: grid;
  gap: 12px;

  & label {
    display: grid;
    gap: 6px;
    font-size: 0.9375rem;
    font-weight: 600;
  }
  & textarea {
    ${box}
    min-height: 150px;
    font: 0.8125rem / 1.4 ui-monospace, monospace;
  }
`;

const Drop = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 14px;
  padding: 14px 16px;
  border: 1px dashed var(--control);
  border-radius: var(--radius);
  color: var(--ink-soft);
  font-size: 0.9375rem;
`;

const Progress = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 6px 12px;
  font-size: 0.9375rem;

  & > :last-child {
    grid-column: 1 / -1;
  }
`;

const Fault = styled.p`
  display: flex;
  gap: 8px;
  color: var(--danger);
  font-size: 0.9375rem;
  overflow-wrap: anywhere;

  svg {
    flex: none;
    width: 18px;
  }
`;

/** The dialog that opens documents from a file or pasted JSON. Invalid input shows an error and changes no draft. */
export function OpenDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('composer');
  const store = useEditorStore();
  const draftLock = useDraftLock();
  const [text, setText] = useState('');
  const [fault, setFault] = useState('');

  const [share, setShare] = useState<number>();
  const locale = useUiLocale();
  const percent = new Intl.NumberFormat(languageTag(locale), { style: 'percent', maximumFractionDigits: 0 });
  const reading = useRef<AbortController>(undefined);
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => () => reading.current?.abort(), []);

  const openSource = async (source: Blob | string) => {
    reading.current?.abort();
    const { signal } = (reading.current = new AbortController());
    setFault('');
    setShare(0);
    const read = await readInWorker({ source }, { signal, onProgress: setShare });
    if (signal.aborted || read === undefined) return;
    if (!read.ok) {
      setShare(undefined);
      setFault(t(`open.faults.${read.reason}`, { detail: read.detail }));
      return;
    }
    await openAll(store, read.documents, draftLock);
    announce(
      [t('open.done', { count: read.documents.length }), read.faults > 0 ? t('open.toFix', { count: read.faults }) : '']
        .filter(Boolean)
        .join(' '),
    );
    onClose();
  };
  const openText = () => {
    if (text.trim() !== '') return void openSource(text);
    setFault(t('open.nothing'));
    area.current?.focus();
  };
  const cancel = () => {
    reading.current?.abort();
    setShare(undefined);
  };
  const openFile = async (file: File | undefined) => {
    if (file === undefined) return;
    if (file.size > maxTextLength) setFault(t('open.faults.large', { detail: megabytes(file.size) }));
    else await openSource(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    void openFile(event.dataTransfer.files[0]);
  };
  return (
    <ToolDialog
      title={t('open.title')}
      onClose={onClose}
      actions={
        <Button
          unavailable={text.trim() === '' ? t('open.nothing') : undefined}
          pending={share !== undefined}
          pendingLabel={t('open.pending')}
          onPress={openText}
        >
          {t('open.paste')}
        </Button>
      }
    >
      <OpenContent onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <p>{t('open.about')}</p>
        <Drop>
          <FileTrigger
            acceptedFileTypes={['application/json', '.json']}
            onSelect={(files) => void openFile(files?.[0])}
          >
            <Button variant="line" size="s">
              {t('open.file')}
            </Button>
          </FileTrigger>
          {t('open.drop')}
        </Drop>
        <label>
          {t('open.text')}
          <textarea
            ref={area}
            value={text}
            spellCheck={false}
            onChange={({ target }) => setText(target.value)}
            aria-invalid={fault !== '' ? true : undefined}
            aria-describedby="open-fault"
          />
        </label>
        {share !== undefined && (
          <Progress>
            <span>{t('open.reading', { share: percent.format(share) })}</span>
            <Button variant="quiet" size="s" onPress={cancel}>
              {t('common.cancel')}
            </Button>
            <ProgressBar label={t('open.reading', { share: percent.format(share) })} value={share} />
          </Progress>
        )}
        <div id="open-fault" role="alert">
          {fault !== '' && (
            <Fault>
              <TriangleAlert aria-hidden="true" />
              {fault}
            </Fault>
          )}
        </div>
      </OpenContent>
    </ToolDialog>
  );
}
