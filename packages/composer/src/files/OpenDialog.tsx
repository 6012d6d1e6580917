import { Dialog } from '@kermesse/ui/Dialog';
import { Button } from '@kermesse/ui/Button';
import { TriangleAlert } from 'lucide-react';
import { useState, type DragEvent } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useAnnounce } from '../controls/Announcer.tsx';
import { box } from '../controls/controls.styles.ts';
import { useDesk } from '../store/context.ts';
import { largestText, megabytes, readText } from './readFile.ts';
import { openAll } from './openAll.ts';

const Sheet = styled.div`
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

/** Opens a page from a file, or from JSON that is pasted. What cannot be read is said; nothing open is touched by it. */
export function OpenDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('composer');
  const desk = useDesk();
  const announce = useAnnounce();
  const [text, setText] = useState('');
  const [fault, setFault] = useState('');

  const take = (given: string) => {
    const read = readText(given);
    if (!read.ok) {
      setFault(t(`open.faults.${read.reason}`, { detail: read.detail }));
      return;
    }
    openAll(desk, read.drafts);
    announce(t('open.done', { count: read.drafts.length }));
    onClose();
  };
  const takeFile = async (file: File | undefined) => {
    if (file === undefined) return;
    if (file.size > largestText) setFault(t('open.faults.large', { detail: megabytes(file.size) }));
    else take(await file.text());
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    void takeFile(event.dataTransfer.files[0]);
  };
  return (
    <Dialog
      title={t('open.title')}
      closeLabel={t('common.close')}
      width={650}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={
        <Button isDisabled={text.trim() === ''} onPress={() => take(text)}>
          {t('open.paste')}
        </Button>
      }
    >
      <Sheet onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <p>{t('open.about')}</p>
        <Drop>
          <FileTrigger acceptedFileTypes={['application/json', '.json']} onSelect={(files) => void takeFile(files?.[0])}>
            <Button variant="line" size="s">
              {t('open.file')}
            </Button>
          </FileTrigger>
          {t('open.drop')}
        </Drop>
        <label>
          {t('open.text')}
          <textarea data-own-undo="" value={text} spellCheck={false} onChange={({ target }) => setText(target.value)} aria-invalid={fault !== '' ? true : undefined} aria-describedby="open-fault" />
        </label>
        <div id="open-fault" role="alert">
          {fault !== '' && (
            <Fault>
              <TriangleAlert aria-hidden="true" />
              {fault}
            </Fault>
          )}
        </div>
      </Sheet>
    </Dialog>
  );
}
