import { toLocale } from '@kermesse/api/schemas/common/locale';
import { documentsUpload } from '@kermesse/api/documents-upload';
import { messageFor } from '@kermesse/api/error-catalogue';
import type { ErrorMessage } from '@kermesse/api/error-message';
import { isRefusal } from '@kermesse/api/failure';
import type { DocumentType } from '@kermesse/api/schemas/uploads/document';
import { documentRule, megabyte, refusalOf } from '@kermesse/api/schemas/uploads/upload';
import { useUpload } from '@kermesse/api/use-upload';
import { Button } from '@kermesse/ui/Button';
import { FileDrop } from '@kermesse/ui/FileDrop';
import { announce } from '@kermesse/ui/announce';
import { ProgressBar } from '@kermesse/ui/ProgressBar';
import { RadioGroup } from '@kermesse/ui/RadioGroup';
import { TextField } from '@kermesse/ui/TextField';
import { FileText, Upload as UploadIcon } from 'lucide-react';
import { useEffect, useRef, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { FlowDialog } from '../dialog/FlowDialog.tsx';
import type { Check } from '../form/check.ts';
import { Fields } from '../form/form.styles.ts';
import { FormNotice } from '../form/notices/FormNotice.tsx';
import { splitError } from '../form/notices/notice.ts';
import { useFailureNotification, useLostFileNotification } from '../form/use-failure-notification.ts';
import { useForm } from '../form/use-form.ts';
import { formatBytes } from './bytes.ts';
import { FileLine, FileName } from './documents.styles.ts';
import { translated } from '../texts/TranslatedText.tsx';

/** The file extensions for the browser's file dialog: application and text files (specification §5). */
const accepted = documentRule.extensions.map((extension) => `.${extension}`);

/** The maximum size of a file. */
const megabytes = documentRule.maxBytes / megabyte;

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
    <FlowDialog
      title={t(replaces ? 'replaceTitle' : 'addTitle')}
      width={650}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      guarded
    >
      <UploadForm onAdd={onAdd} replaces={replaces} close={() => onOpenChange(false)} />
    </FlowDialog>
  );
}

type UploadFormProps = Pick<UploadDialogProps, 'onAdd' | 'replaces'> & { close: () => void };

/** The values of the form. `file` is the path of the uploaded file, '' before. */
const initial = { file: '', name: '', type: '1' };

const check: Check<typeof initial> = ({ file, name }) => ({
  ...(file === '' && { file: { key: 'chooseFirst', ns: 'documents' } }),
  ...(name.trim() === '' && { name: { key: 'required' } }),
});

function UploadForm({ onAdd, replaces, close }: UploadFormProps) {
  const { t, i18n } = useTranslation(['documents', 'failures']);
  const locale = toLocale(i18n.language);
  // A double click also presses the button while the dialog closes.
  const added = useRef(false);
  const form = useForm<typeof initial, void>({
    initial,
    check,
    situation: 'documentsSend',
    async send(_client, { file, name, type }) {
      const error = await onAdd({ path: file, name: name.trim(), type: type === '2' ? 2 : 1 });
      return error ? { ok: false, error } : { ok: true, data: undefined };
    },
    done(_data, _values, stillOpen) {
      added.current = true;
      if (stillOpen) close();
    },
    onFailureAfterLeaving: useFailureNotification(translated('documents', 'notAdded')),
  });
  const { upload, begin, cancel } = useUpload(documentRule, async (client, file, options) => {
    const result = await client.call(documentsUpload, { file, folder: 'documents' }, options);
    if (result.ok && options.signal?.aborted !== true) {
      form.set('file', result.data.path);
      proposeName(file.name, result.data.name);
    }
    return result;
  });
  const choose = useRef<HTMLButtonElement>(null);
  const nameField = useRef<HTMLInputElement>(null);
  const taken = upload.state !== 'none' && upload.state !== 'refused';
  useLostFileNotification(taken, translated('documents', 'notAdded'));
  const sentFile = upload.state === 'sent' ? upload.file.name : undefined;

  /** Replaces the name that the form proposed before, unless the user has entered another. */
  function proposeName(before: string, now: string) {
    form.renew({ ...form.values, name: before }, { ...form.values, name: now });
  }

  /** Takes or discards a file. Proposes the name of an accepted one, and after the upload the server's name of it. */
  function take(file: File | undefined) {
    const proposed = file === undefined || refusalOf(file, documentRule) !== undefined ? '' : file.name;
    proposeName(!taken ? '' : upload.state === 'sent' ? upload.data.name : upload.file.name, proposed);
    form.set('file', '');
    if (file === undefined) cancel();
    else begin(file);
  }

  // The focused control is removed when a file is chosen or discarded, so the focus moves to the new one.
  const wasTaken = useRef(taken);
  useEffect(() => {
    if (wasTaken.current !== taken) (taken ? nameField : choose).current?.focus();
    wasTaken.current = taken;
  }, [taken]);
  useEffect(() => {
    if (sentFile !== undefined) announce(t('ready', { name: sentFile }));
  }, [sentFile, t]);

  function onSubmit(event: FormEvent) {
    if (added.current) {
      event.preventDefault();
      return;
    }
    if (upload.state !== 'sending') {
      form.formProps.onSubmit(event);
      return;
    }
    event.preventDefault();
    announce(t('stillSending'));
  }

  const failure = upload.state === 'failed' ? messageFor('upload', upload.failure) : undefined;
  const retries = upload.state === 'failed' && !isRefusal(upload.failure, 'form/invalid_data');
  const { errorMessage: noFile } = form.field('file');
  const wrongFile =
    upload.state === 'refused'
      ? t(upload.why, { megabytes, name: upload.file.name })
      : noFile && `${t('missingData', { ns: 'failures' })}. ${noFile}`;

  return (
    <Fields {...form.formProps} onSubmit={onSubmit}>
      {!taken ? (
        <FileDrop
          icon={<UploadIcon aria-hidden="true" />}
          accepted={accepted}
          label={t('choose')}
          dropHint={t('drop')}
          description={t('rules', { megabytes })}
          errorMessage={wrongFile}
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
          <Button
            variant="quiet"
            size="s"
            data-invalid={retries ? undefined : noFile && ''}
            onPress={() => take(undefined)}
          >
            {t(upload.state === 'sending' ? 'cancel' : 'another')}
          </Button>
        </FileLine>
      )}
      {upload.state === 'sending' && (
        <ProgressBar label={t('sending')} value={upload.progress.sent / Math.max(1, upload.progress.total)} />
      )}
      <FormNotice notice={failure ? splitError(failure, {}).notice : form.notice} />
      {retries && (
        <Button
          variant="line"
          data-invalid={noFile && ''}
          onPress={() => {
            begin(upload.file);
            // The button is removed. A second press of its key must not reach the button that cancels.
            nameField.current?.focus();
          }}
        >
          {t('retry')}
        </Button>
      )}
      <TextField {...form.field('name')} label={t('name')} maxLength={400} inputRef={nameField} />
      <RadioGroup
        label={t('type')}
        options={[
          { id: '1', label: t('license') },
          { id: '2', label: t('proof') },
        ]}
        value={form.values.type}
        onChange={(type) => form.set('type', type)}
      />
      <Button
        type="submit"
        unavailable={upload.state === 'sending' ? t('stillSending') : undefined}
        pending={form.pending}
        pendingLabel={t('adding')}
      >
        {t(replaces ? 'replaceButton' : 'add')}
      </Button>
    </Fields>
  );
}
