import type { UserDocument } from '@kermesse/api/schemas/uploads/document';
import { useTask } from '@kermesse/api/use-task';
import { Text } from '@kermesse/ui/Text';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../dialog/ConfirmDialog.tsx';

export interface RemoveDocumentDialogProps {
  document: UserDocument;
  isOpen: boolean;
  /** Removes the document. Continues when the question is closed. */
  onRemove: () => Promise<void>;
  onClose: () => void;
}

/**
 * Asks whether to remove a document. Set `key` to the id of the document: the user may be asked about another one while
 * the first is being removed.
 */
export function RemoveDocumentDialog({ document, isOpen, onRemove, onClose }: RemoveDocumentDialogProps) {
  const { t } = useTranslation('documents');
  const removal = useTask({ lasting: true });
  async function confirm() {
    await removal.run(onRemove);
    onClose();
  }
  return (
    <ConfirmDialog
      title={t('removeTitle')}
      isOpen={isOpen}
      cancelLabel={t('keep')}
      confirmLabel={t('removeShort')}
      pending={removal.pending}
      pendingLabel={t('removing')}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <Text>{t('removeText', { name: document.name })}</Text>
    </ConfirmDialog>
  );
}
