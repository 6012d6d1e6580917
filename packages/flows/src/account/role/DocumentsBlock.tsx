import { useClient } from '@kermesse/api/client-context';
import { documentsCreate } from '@kermesse/api/documents-create';
import { documentsRemove } from '@kermesse/api/documents-remove';
import { messageFor } from '@kermesse/api/error-catalogue';
import { isRefusal } from '@kermesse/api/failure';
import type { UserDocument } from '@kermesse/api/schemas/uploads/document';
import type { User } from '@kermesse/api/schemas/account/user';
import { Button } from '@kermesse/ui/Button';
import { useToasts } from '@kermesse/ui/Toasts';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FlowDialog } from '../../dialog/FlowDialog.tsx';
import { DocumentList } from '../../documents/DocumentList.tsx';
import { DocumentPicture } from '../../documents/documents.styles.ts';
import { RemoveDocumentDialog } from '../../documents/RemoveDocumentDialog.tsx';
import { UploadDialog, type NewDocument } from '../../documents/UploadDialog.tsx';
import { useViewDocument } from '../../documents/use-view-document.ts';
import { useFailureNotification } from '../../form/use-failure-notification.ts';
import { useSession } from '../../session/session.ts';
import { translated } from '../../texts/TranslatedText.tsx';
import { Blocks } from '../account.styles.ts';

type Member = User & { profileId: string };

/**
 * The document being added: a new one, or one that replaces a rejected one. It stays the same while the dialog closes,
 * so that the dialog's title does not change.
 */
type Adding = { replaced?: UserDocument; isOpen: boolean };

/** Lists the documents of a provider or planner with their status. Shows, adds, replaces and removes documents. */
export function DocumentsBlock({
  user,
}: {
  /** The user, whose documents are shown. */
  user: Member;
}) {
  const { t } = useTranslation(['account', 'documents']);
  const session = useSession();
  const toasts = useToasts();
  const notifyFailure = useFailureNotification(translated('documents', 'notRemoved'));
  const [adding, setAdding] = useState<Adding>({ isOpen: false });
  const [removing, setRemoving] = useState<{ document: UserDocument; isOpen: boolean }>();
  const client = useClient();
  const { view, opening, picture, closePicture } = useViewDocument();

  /** Removes a document. Returns whether it no longer exists: another tab may have removed it. */
  async function remove({ id }: UserDocument): Promise<boolean> {
    const result = await client.call(documentsRemove, { id });
    if (result.ok || isRefusal(result.failure, 'request/not_found')) return true;
    const error = messageFor('documentsRemove', result.failure);
    if (error !== undefined) notifyFailure(error);
    return false;
  }

  /** Adds a document. The requests of several documents may be pending at the same time. */
  async function add({ path, name, type }: NewDocument) {
    const { id, profileId, profileType } = user;
    const document = { path, name, type, status: 0 as const, profileType: profileType ?? '', profileId, senderId: id };
    const result = await client.call(documentsCreate, document);
    if (!result.ok) return messageFor('documentsSend', result.failure);
    // The new document is added first: if removing the old one fails, both exist and nothing is lost.
    if (adding.replaced !== undefined) await remove(adding.replaced);
    toasts.show({ kind: 'success', title: translated('documents', 'added') });
    await session.refresh();
    return undefined;
  }

  async function confirmRemoval(document: UserDocument) {
    if (await remove(document)) toasts.show({ kind: 'success', title: translated('documents', 'removed') });
    void session.refresh();
  }

  /** Closes the question about a document. The user may be asked about another one by now. */
  const closeQuestion = (document: UserDocument) =>
    setRemoving((now) => (now?.document.id === document.id ? { document, isOpen: false } : now));

  return (
    <Blocks>
      <DocumentList
        documents={user.documents}
        onView={view}
        opening={opening}
        onReplace={(replaced) => setAdding({ replaced, isOpen: true })}
        onRemove={(document) => setRemoving({ document, isOpen: true })}
      />
      <div>
        <Button variant="line" icon={<Plus aria-hidden="true" />} onPress={() => setAdding({ isOpen: true })}>
          {t('addDocument')}
        </Button>
      </div>
      <UploadDialog
        isOpen={adding.isOpen}
        onOpenChange={(isOpen) => setAdding((now) => ({ ...now, isOpen }))}
        onAdd={add}
        replaces={adding.replaced !== undefined}
      />
      {removing !== undefined && (
        <RemoveDocumentDialog
          key={removing.document.id}
          document={removing.document}
          isOpen={removing.isOpen}
          onRemove={() => confirmRemoval(removing.document)}
          onClose={() => closeQuestion(removing.document)}
        />
      )}
      <FlowDialog
        title={picture?.name ?? ''}
        width={650}
        dismissable
        isOpen={picture !== undefined}
        onOpenChange={(isOpen) => !isOpen && closePicture()}
      >
        {picture !== undefined && (
          <DocumentPicture src={picture.src} alt={t('picture', { ns: 'documents', name: picture.name })} />
        )}
      </FlowDialog>
    </Blocks>
  );
}
