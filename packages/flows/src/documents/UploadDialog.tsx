import type { DocumentType } from '@kermesse/api/schemas/document';
import { Button } from '@kermesse/ui/Button';
import { Dialog } from '@kermesse/ui/Dialog';
import { ProgressBar } from '@kermesse/ui/ProgressBar';
import { RadioGroup } from '@kermesse/ui/RadioGroup';
import { TextField } from '@kermesse/ui/TextField';
import { useToasts } from '@kermesse/ui/Toasts';
import { FileText, Upload as UploadIcon } from 'lucide-react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { DropZoneProps } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { useTranslation } from 'react-i18next';
import { Fields } from '../form/form.styles.ts';
import { NoticeCard } from '../form/NoticeCard.tsx';
import { formatBytes } from './bytes.ts';
import { FileLine, FileName, Zone } from './documents.styles.ts';
import { accepted, useUpload } from './useUpload.ts';

/** A file that has reached the server and is about to become a document. */
export interface NewDocument {
  path: string;
  name: string;
  type: DocumentType;
}

type Dropped = Parameters<NonNullable<DropZoneProps['onDrop']>>[0]['items'];

export interface UploadDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Takes the document. While it is pending the dialog waits; a text that it gives says what went wrong, be it closed by then. */
  onAdd: (document: NewDocument) => void | Promise<string | void>;
  /** Whether the document takes the place of another one. */
  replaces?: boolean;
}

/** The dialog in which one file at a time is uploaded (650 px, specification §2): chosen or dropped, named, typed. */
export function UploadDialog({ isOpen, onOpenChange, onAdd, replaces = false }: UploadDialogProps) {
  const { t } = useTranslation('documents');
  return (
    <Dialog
      title={t(replaces ? 'replaceTitle' : 'addTitle')}
      closeLabel={t('close')}
      width={650}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      {(close) => <UploadForm onAdd={onAdd} replaces={replaces} close={close} />}
    </Dialog>
  );
}

type UploadFormProps = Pick<UploadDialogProps, 'onAdd' | 'replaces'> & { close: () => void };

function UploadForm({ onAdd, replaces, close }: UploadFormProps) {
  const { t, i18n } = useTranslation(['documents', 'failures', 'form']);
  const locale = i18n.language === 'en' ? 'en' : 'fr';
  const { upload, begin, cancel } = useUpload();
  const [type, setType] = useState<DocumentType>(1);
  const [name, setName] = useState<string>();
  const [tried, setTried] = useState(false);
  const [adding, setAdding] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const toasts = useToasts();
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => void (here.current = false);
  }, []);

  const take = (file: File | undefined) => {
    if (file === undefined) return;
    setRefusal(undefined);
    begin(file);
  };
  const drop = async (items: Dropped) => {
    const item = items.find((each) => each.kind === 'file');
    if (item?.kind === 'file') take(await item.getFile());
  };
  const taken = upload.state !== 'none' && upload.state !== 'refused';
  const shownName = name ?? (taken ? upload.file.name : '');

  // The dialog may stand inside another form, in React if not in the page.
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    void add();
  };

  async function add() {
    setTried(true);
    if (upload.state !== 'sent' || shownName.trim() === '' || adding) return;
    setAdding(true);
    const wrong = await onAdd({ path: upload.path, name: shownName.trim(), type });
    setAdding(false);
    if (!here.current) {
      if (typeof wrong === 'string') toasts.show({ kind: 'error', title: t('notAdded'), text: wrong });
    } else if (typeof wrong === 'string') setRefusal(wrong);
    else close();
  }

  const said = upload.state === 'failed' ? upload.said : undefined;
  const fieldText = Object.values(said?.fields ?? {})[0];
  const message =
    refusal ??
    (upload.state === 'refused' ? t(upload.why) : undefined) ??
    (said && (fieldText ?? t(said.message ?? 'uploadFailed', { ...said.values, ns: 'failures' }))) ??
    (tried && upload.state === 'none' ? t('missingData', { ns: 'failures' }) : undefined);
  const help = said?.help === undefined ? undefined : t(said.help, { ...said.values, ns: 'failures' });

  return (
    <Fields noValidate onSubmit={onSubmit}>
      {!taken ? (
        <Zone onDrop={({ items }) => void drop(items)} getDropOperation={() => 'copy'} aria-label={t('zone')}>
          <UploadIcon aria-hidden="true" />
          <FileTrigger acceptedFileTypes={accepted} onSelect={(files) => take(files?.[0])}>
            <Button variant="line">{t('choose')}</Button>
          </FileTrigger>
          <small>{t('rules')}</small>
        </Zone>
      ) : (
        <FileLine>
          <FileText aria-hidden="true" />
          <div>
            <FileName>{upload.file.name}</FileName>
            <small>
              {upload.state === 'sending'
                ? t('progress', {
                    sent: formatBytes(upload.progress.sent, locale),
                    total: formatBytes(upload.progress.total, locale),
                  })
                : formatBytes(upload.file.size, locale)}
            </small>
          </div>
          <Button variant="quiet" size="s" onPress={cancel}>
            {t(upload.state === 'sending' ? 'cancel' : 'another')}
          </Button>
        </FileLine>
      )}
      {upload.state === 'sending' && (
        <ProgressBar label={t('sending')} value={upload.progress.sent / Math.max(1, upload.progress.total)} />
      )}
      <NoticeCard message={message} help={help} />
      {upload.state === 'failed' && (
        <Button variant="line" onPress={() => begin(upload.file)}>
          {t('retry')}
        </Button>
      )}
      <TextField
        label={t('name')}
        value={shownName}
        onChange={setName}
        maxLength={400}
        errorMessage={tried && shownName.trim() === '' ? t('required', { ns: 'form' }) : undefined}
      />
      <RadioGroup
        label={t('type')}
        options={[
          { id: '1', label: t('license') },
          { id: '2', label: t('proof') },
        ]}
        value={String(type)}
        onChange={(chosen) => setType(chosen === '2' ? 2 : 1)}
      />
      <Button type="submit" isDisabled={upload.state === 'sending'} pending={adding} pendingLabel={t('adding')}>
        {t(replaces ? 'replaceButton' : 'add')}
      </Button>
    </Fields>
  );
}
