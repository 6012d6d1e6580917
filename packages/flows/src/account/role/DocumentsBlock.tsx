import { useClient } from '@kermesse/api/client-context';
import { documentsCreate } from '@kermesse/api/documents-create';
import { documentsRemove } from '@kermesse/api/documents-remove';
import { messageFor } from '@kermesse/api/error-catalogue';
import { isRefusal, type Result } from '@kermesse/api/failure';
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
import { UploadDialog, type NewDocument } from '../../documents/UploadDialog.tsx';
import { useViewDocument } from '../../documents/use-view-document.ts';
import { ConfirmCallDialog } from '../../form/confirm/ConfirmCallDialog.tsx';
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
  const { t } = useTranslation(['documents', 'account']);
  const session = useSession();
  const toasts = useToasts();
  const notifyFailure = useFailureNotification(translated('documents', 'notRemoved'));
  const [adding, setAdding] = useState<Adding>({ isOpen: false });
  const [removing, setRemoving] = useState<UserDocument>();
  const client = useClient();
  const { view, opening, picture, closePicture } = useViewDocument();

  /** Removes a document. That it no longer exists is a success: another tab may have removed it. */
  async function remove({ id }: UserDocument): Promise<Result<unknown>> {
    const result = await client.call(documentsRemove, { id });
    return !result.ok && isRefusal(result.failure, 'request/not_found') ? { ok: true, data: undefined } : result;
  }

  /** Adds a document. The requests of several documents may be pending at the same time. */
  async function add({ path, name, type }: NewDocument) {
    const { id, profileId, profileType } = user;
    const document = { path, name, type, status: 0 as const, profileType: profileType ?? '', profileId, senderId: id };
    const result = await client.call(documentsCreate, document);
    if (!result.ok) return messageFor('documentsSend', result.failure);
    // The new document is added first: if removing the old one fails, both exist and nothing is lost.
    const removed = adding.replaced && (await remove(adding.replaced));
    const error = removed?.ok === false ? messageFor('documentsRemove', removed.failure) : undefined;
    if (error !== undefined) notifyFailure(error);
    toasts.show({ kind: 'success', title: translated('documents', 'added') });
    await session.refresh();
    return undefined;
  }

  return (
    <Blocks>
      <DocumentList
        documents={user.documents}
        onView={view}
        opening={opening}
        onReplace={(replaced) => setAdding({ replaced, isOpen: true })}
        onRemove={setRemoving}
      />
      <div>
        <Button variant="line" icon={<Plus aria-hidden="true" />} onPress={() => setAdding({ isOpen: true })}>
          {t('addDocument', { ns: 'account' })}
        </Button>
      </div>
      <UploadDialog
        isOpen={adding.isOpen}
        onOpenChange={(isOpen) => setAdding((now) => ({ ...now, isOpen }))}
        onAdd={add}
        replaces={adding.replaced !== undefined}
      />
      {removing !== undefined && (
        <ConfirmCallDialog
          key={removing.id}
          title={t('removeTitle')}
          text={t('removeText', { name: removing.name })}
          cancelLabel={t('keep')}
          confirmLabel={() => t('removeShort')}
          pendingLabel={t('removing')}
          situation="documentsRemove"
          send={async () => {
            const result = await remove(removing);
            void session.refresh();
            return result;
          }}
          onDone={() => toasts.show({ kind: 'success', title: translated('documents', 'removed') })}
          onClose={() => setRemoving(undefined)}
          failureTitle={translated('documents', 'notRemoved')}
        />
      )}
      <FlowDialog
        title={picture?.name ?? ''}
        width={650}
        dismissable
        isOpen={picture !== undefined}
        onOpenChange={(isOpen) => !isOpen && closePicture()}
      >
        {picture !== undefined && <DocumentPicture src={picture.src} alt={t('picture', { name: picture.name })} />}
      </FlowDialog>
    </Blocks>
  );
}
