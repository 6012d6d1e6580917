import { toLocale } from '@kermesse/api/schemas/common/locale';
import { documentsUpload } from '@kermesse/api/documents-upload';
import { messageFor } from '@kermesse/api/error-catalogue';
import type { ErrorMessage } from '@kermesse/api/error-message';
import type { DocumentType } from '@kermesse/api/schemas/uploads/document';
import { documentRule } from '@kermesse/api/schemas/uploads/upload';
import { useUpload } from '@kermesse/api/use-upload';
import { Button } from '@kermesse/ui/Button';
import { Dialog } from '@kermesse/ui/Dialog';
import { FileDrop } from '@kermesse/ui/FileDrop';
import { announce } from '@kermesse/ui/announce';
import { focusFirstError } from '@kermesse/ui/error-focus';
import { ProgressBar } from '@kermesse/ui/ProgressBar';
import { RadioGroup } from '@kermesse/ui/RadioGroup';
import { TextField } from '@kermesse/ui/TextField';
import { useToasts } from '@kermesse/ui/Toasts';
import { FileText, Upload as UploadIcon } from 'lucide-react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Fields } from '../form/form.styles.ts';
import { NoticeCard } from '../form/notices/NoticeCard.tsx';
import { useUnsaved } from '../site/use-unsaved.ts';
import { formatBytes } from './bytes.ts';
import { FileLine, FileName } from './documents.styles.ts';
import { translatedError } from '../failures/TranslatedError.tsx';
import { useErrorText } from '../failures/use-error-text.ts';
import { translated } from '../texts/TranslatedText.tsx';

/** The file extensions for the browser's file dialog: application and text files (specification §5). */
const accepted = documentRule.extensions.map((extension) => `.${extension}`);

/** The maximum size of a file. */
const megabytes = documentRule.maxBytes / 1_000_000;

/** An uploaded file that will be added as a document. */
export interface NewDocument {
  path: string;
  name: string;
  type: DocumentType;
}

export interface UploadDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /**
   * Adds the document. The dialog is pending until the promise resolves. A returned error is shown, in a
   * notification if the dialog is closed by then.
   */
  onAdd: (document: NewDocument) => void | Promise<ErrorMessage | void>;
  /** Whether the document replaces another one. */
  replaces?: boolean;
}

/** The dialog to upload one document (650 px wide, specification §2): its file, its name and its type. */
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
  const errorText = useErrorText();
  const locale = toLocale(i18n.language);
  const { upload, begin, cancel } = useUpload(documentRule, (client, file, options) =>
    client.call(documentsUpload, { file, folder: 'documents' }, options),
  );
  const [type, setType] = useState<DocumentType>(1);
  const [name, setName] = useState<string>();
  const [attempts, setAttempts] = useState(0);
  const [adding, setAdding] = useState(false);
  const [refusal, setRefusal] = useState<ErrorMessage>();
  const toasts = useToasts();
  const form = useRef<HTMLFormElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const retry = useRef<HTMLButtonElement>(null);
  const nameField = useRef<HTMLInputElement>(null);
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => void (mounted.current = false);
  }, []);

  const take = (file: File) => {
    setRefusal(undefined);
    begin(file);
  };
  const taken = upload.state !== 'none' && upload.state !== 'refused';
  const sentFile = upload.state === 'sent' ? upload.file.name : undefined;
  const shownName = name ?? (taken ? upload.file.name : '');
  useUnsaved(taken || shownName !== '', adding);

  // The focused control is removed when a file is chosen or discarded, so the focus moves to the new one.
  const wasTaken = useRef(taken);
  useEffect(() => {
    if (wasTaken.current !== taken) (taken ? nameField : choose).current?.focus();
    wasTaken.current = taken;
  }, [taken]);
  useEffect(() => {
    if (sentFile !== undefined) announce(t('ready', { name: sentFile }));
  }, [sentFile, t]);
  useEffect(() => {
    if (attempts === 0) return;
    const missing = choose.current ?? retry.current;
    if (missing === null) focusFirstError(form.current);
    else missing.focus();
  }, [attempts]);

  // The dialog may be inside another form in React's tree, although not in the DOM.
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    void add();
  };

  async function add() {
    if (adding) return;
    setAttempts((before) => before + 1);
    if (upload.state === 'sending') announce(t('stillSending'));
    if (upload.state !== 'sent' || shownName.trim() === '') return;
    setAdding(true);
    const wrong = await onAdd({ path: upload.data.path, name: shownName.trim(), type });
    setAdding(false);
    if (mounted.current) {
      if (wrong) setRefusal(wrong);
      else close();
    } else if (wrong) {
      toasts.show({ kind: 'error', title: translated('documents', 'notAdded'), text: translatedError(wrong) });
    }
  }

  const failed = upload.state === 'failed' ? messageFor('upload', upload.failure) : undefined;
  const error = failed && errorText(failed);
  const message =
    (refusal && errorText(refusal).text) ??
    (upload.state === 'refused' ? t(upload.why, { megabytes }) : undefined) ??
    error?.text ??
    (attempts > 0 && upload.state === 'none' ? t('missingData', { ns: 'failures' }) : undefined);
  const noFile = attempts > 0 && upload.state === 'none' && refusal === undefined ? t('chooseFirst') : undefined;
  const help = error?.help ?? noFile;

  return (
    <Fields ref={form} noValidate onSubmit={onSubmit}>
      {!taken ? (
        <FileDrop
          icon={<UploadIcon aria-hidden="true" />}
          accepted={accepted}
          label={t('choose')}
          description={t('rules', { megabytes })}
          onFile={take}
          buttonRef={choose}
        />
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
      <NoticeCard message={message} help={help} attempt={attempts} />
      {upload.state === 'failed' && (
        <Button variant="line" ref={retry} onPress={() => begin(upload.file)}>
          {t('retry')}
        </Button>
      )}
      <TextField
        label={t('name')}
        value={shownName}
        onChange={setName}
        maxLength={400}
        isRequired
        inputRef={nameField}
        errorMessage={attempts > 0 && shownName.trim() === '' ? t('required', { ns: 'form' }) : undefined}
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
      <Button
        type="submit"
        unavailable={upload.state === 'sending' ? t('stillSending') : undefined}
        pending={adding}
        pendingLabel={t('adding')}
      >
        {t(replaces ? 'replaceButton' : 'add')}
      </Button>
    </Fields>
  );
}
