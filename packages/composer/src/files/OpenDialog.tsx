import { languageTag } from '@kermesse/api/schemas/common/locale';
import { useTask } from '@kermesse/api/use-task';
import { announce } from '@kermesse/ui/announce';
import { Button } from '@kermesse/ui/Button';
import { useErrorFocus } from '@kermesse/ui/error-focus';
import { FileDrop } from '@kermesse/ui/FileDrop';
import { ProgressBar } from '@kermesse/ui/ProgressBar';
import { TextArea } from '@kermesse/ui/TextArea';
import { ToastsContext } from '@kermesse/ui/Toasts';
import { useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { ToolDialog } from '../dialogs/ToolDialog.tsx';
import { useDraftLock } from '../drafts/draft-lock-context.ts';
import { useEditorStore } from '../store/context.ts';
import { useUiLocale } from '../translations/ui-locale.ts';
import { openAll } from './open-all.ts';
import { readInWorker } from './reader.ts';
import { maxTextLength, megabytes } from './read-file.ts';

const OpenForm = styled.form`
  display: grid;
  gap: 12px;
`;

const JsonBox = styled(TextArea)`
  textarea {
    font: 0.8125rem / 1.4 ui-monospace, monospace;
  }
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

/** The dialog that opens documents from a file or pasted JSON. Invalid input shows an error and changes no draft. */
export function OpenDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('composer');
  const store = useEditorStore();
  const draftLock = useDraftLock();
  const toasts = useContext(ToastsContext);
  const [text, setText] = useState('');
  const [fault, setFault] = useState<{ file?: string; text?: string }>({});
  const [progress, setProgress] = useState(0);
  const { pending, run, cancel } = useTask();
  const { form, refuse } = useErrorFocus();
  const locale = useUiLocale();
  const percent = new Intl.NumberFormat(languageTag(locale), { style: 'percent', maximumFractionDigits: 0 });

  const open = async (source: Blob | string, signal: AbortSignal) => {
    setFault({});
    setProgress(0);
    const read = await readInWorker({ source }, { signal, onProgress: setProgress });
    if (signal.aborted || read === undefined) return;
    if (!read.ok) {
      const message = t(`open.faults.${read.reason}`, { detail: read.detail });
      if (typeof source !== 'string') return setFault({ file: message });
      setFault({ text: message });
      return refuse();
    }
    let shown: string | undefined;
    /** Replaces the notification of how many documents wait. */
    const showWaiting = (count: number) => {
      if (shown !== undefined) toasts?.close(shown);
      shown = count > 0 ? toasts?.show({ title: t('open.waiting', { count }), duration: null }) : undefined;
    };
    const waiting = await openAll(store, read.documents, draftLock, (left, undo) => {
      showWaiting(left);
      if (undo !== undefined) toasts?.show({ title: t('open.replaced'), action: { label: t('bin.undo'), run: undo } });
    });
    const opened = read.documents.length - waiting;
    showWaiting(waiting);
    if (opened > 0) {
      const toFix = read.faults > 0 ? t('open.toFix', { count: read.faults }) : '';
      announce([t('open.done', { count: opened }), toFix].filter(Boolean).join(' '));
    }
    onClose();
  };
  const openText = () => {
    if (text.trim() !== '') return void run((signal) => open(text, signal));
    setFault({ text: t('open.nothing') });
    refuse();
  };
  const openFile = (file: File) => {
    if (file.size > maxTextLength) setFault({ file: t('open.faults.large', { detail: megabytes(file.size) }) });
    else void run((signal) => open(file, signal));
  };
  return (
    <ToolDialog
      title={t('open.title')}
      onClose={onClose}
      actions={
        <Button
          unavailable={text.trim() === '' ? t('open.nothing') : undefined}
          pending={pending}
          pendingLabel={t('open.pending')}
          onPress={openText}
        >
          {t('open.paste')}
        </Button>
      }
    >
      <OpenForm ref={form}>
        <p>{t('open.about')}</p>
        <FileDrop
          label={t('open.file')}
          dropHint={t('open.drop')}
          description={t('open.rules')}
          accepted={['application/json', '.json']}
          onFile={openFile}
          errorMessage={fault.file}
          pending={pending}
          pendingLabel={t('open.pending')}
        />
        <JsonBox
          label={t('open.text')}
          value={text}
          onChange={setText}
          spellCheck="false"
          rows={[7, 14]}
          errorMessage={fault.text}
        />
        {pending && (
          <Progress>
            <span>{t('open.reading', { progress: percent.format(progress) })}</span>
            <Button variant="quiet" size="s" onPress={cancel}>
              {t('common.cancel')}
            </Button>
            <ProgressBar label={t('open.reading', { progress: percent.format(progress) })} value={progress} />
          </Progress>
        )}
      </OpenForm>
    </ToolDialog>
  );
}
