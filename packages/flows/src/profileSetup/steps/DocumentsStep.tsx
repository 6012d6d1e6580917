import { announce } from '@kermesse/ui/announce';
import { Button } from '@kermesse/ui/Button';
import { useErrorFocus } from '@kermesse/ui/error-focus';
import { Text } from '@kermesse/ui/Text';
import { CircleAlert, Plus } from 'lucide-react';
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DocumentList } from '../../documents/DocumentList.tsx';
import { UploadDialog } from '../../documents/UploadDialog.tsx';
import { Fields } from '../../form/form.styles.ts';
import type { UploadedDocument } from '../machine/draft.ts';
import type { SetupEvent } from '../machine/machine.ts';
import { Missing } from '../profile-setup.styles.ts';

export interface DocumentsStepProps {
  documents: readonly UploadedDocument[];
  /** The paths of submitted documents, which cannot be removed. */
  sent: readonly string[];
  /** Whether a submission is pending, during which documents cannot be changed. */
  waiting: boolean;
  send: (event: SetupEvent) => void;
  children: ReactNode;
}

/** The last step of providers and planners: at least one document (specification §5). */
export function DocumentsStep({ documents, sent, waiting, send, children }: DocumentsStepProps) {
  const { t } = useTranslation(['profileSetup', 'documents', 'form']);
  const [adding, setAdding] = useState(false);
  const { form, refusals, refuse } = useErrorFocus();
  const missing = refusals > 0 && documents.length === 0;
  const missingId = useId();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (documents.length > 0) send({ type: 'NEXT' });
    else refuse();
  };
  function add(document: UploadedDocument) {
    send({ type: 'ADD_DOCUMENT', document });
    announce(t('added', { ns: 'documents' }));
  }
  function remove({ path }: { path: string }) {
    send({ type: 'REMOVE_DOCUMENT', path });
    announce(t('removed', { ns: 'documents' }));
  }
  const listed = documents.map((document) => ({
    ...document,
    ...(sent.includes(document.path) && { status: 0 as const }),
  }));
  return (
    <Fields ref={form} onSubmit={onSubmit} noValidate>
      <Text tone="soft">{t('documentsText')}</Text>
      <DocumentList documents={listed} onRemove={sent.length === 0 && !waiting ? remove : undefined} />
      <div>
        <Button
          variant="line"
          icon={<Plus aria-hidden="true" />}
          isDisabled={waiting}
          data-invalid={missing ? '' : undefined}
          aria-describedby={missingId}
          onPress={() => setAdding(true)}
        >
          {t('addDocument')}
        </Button>
      </div>
      <Missing id={missingId} data-kind="error">
        {missing && (
          <>
            <CircleAlert aria-hidden="true" />
            {t('required', { ns: 'form' })}
          </>
        )}
      </Missing>
      {children}
      <UploadDialog isOpen={adding} onOpenChange={setAdding} onAdd={add} />
    </Fields>
  );
}
