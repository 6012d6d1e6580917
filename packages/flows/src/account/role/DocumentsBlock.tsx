import { documentsCreate } from '@kermesse/api/documents-create';
import { documentsRemove } from '@kermesse/api/documents-remove';
import type { UserDocument } from '@kermesse/api/schemas/uploads/document';
import type { User } from '@kermesse/api/schemas/account/user';
import { Button } from '@kermesse/ui/Button';
import { Dialog } from '@kermesse/ui/Dialog';
import { Text } from '@kermesse/ui/Text';
import { useToasts } from '@kermesse/ui/Toasts';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DocumentList } from '../../documents/DocumentList.tsx';
import { DocumentPicture } from '../../documents/documents.styles.ts';
import { UploadDialog, type NewDocument } from '../../documents/UploadDialog.tsx';
import { useViewDocument } from '../../documents/use-view-document.ts';
import { useErrorText } from '../../failures/use-error-text.ts';
import { useCall } from '@kermesse/api/use-call';
import { useSession } from '../../session/session.ts';
import { Blocks } from '../account.styles.ts';

type Member = User & { profileId: string };

/** The document being added: a new one, or one that replaces a rejected one. */
type Adding = { replaced?: UserDocument };

/** Lists the documents of a provider or planner with their status. Shows, adds, replaces and removes documents. */
export function DocumentsBlock({ user }: { user: Member }) {
  const { t } = useTranslation(['account', 'documents']);
  const session = useSession();
  const toasts = useToasts();
  const [adding, setAdding] = useState<Adding>();
  const [removing, setRemoving] = useState<UserDocument>();
  const sending = useCall('documentsSend', { lasting: true });
  const removal = useCall('profileSave', { lasting: true });
  const { view, opening, picture, closePicture } = useViewDocument();
  const errorText = useErrorText();

  async function remove(document: UserDocument): Promise<boolean> {
    const result = await removal.call((client, signal) =>
      client.call(documentsRemove, { id: document.id }, { signal }),
    );
    if (result === undefined) return false;
    if (!result.ok) toasts.show({ kind: 'error', title: errorText(result.error).text });
    return result.ok;
  }

  async function add({ path, name, type }: NewDocument) {
    const { id, profileId, profileType } = user;
    const document = { path, name, type, status: 0 as const, profileType: profileType ?? '', profileId, senderId: id };
    const result = await sending.call((client, signal) => client.call(documentsCreate, document, { signal }));
    if (result === undefined) return undefined;
    if (!result.ok) return errorText(result.error).text;
    // The new document is added first: if removing the old one fails, both exist and nothing is lost.
    if (adding?.replaced !== undefined) await remove(adding.replaced);
    toasts.show({ kind: 'success', title: t('added', { ns: 'documents' }) });
    await session.refresh();
    return undefined;
  }

  async function confirmRemoval(document: UserDocument) {
    const removed = await remove(document);
    setRemoving(undefined);
    if (!removed) return;
    toasts.show({ kind: 'success', title: t('removed', { ns: 'documents' }) });
    await session.refresh();
  }

  return (
    <Blocks>
      <DocumentList
        documents={user.documents}
        onView={view}
        opening={opening}
        onReplace={(replaced) => setAdding({ replaced })}
        onRemove={setRemoving}
      />
      <div>
        <Button variant="line" icon={<Plus aria-hidden="true" />} onPress={() => setAdding({})}>
          {t('addDocument')}
        </Button>
      </div>
      <UploadDialog
        isOpen={adding !== undefined}
        onOpenChange={(isOpen) => !isOpen && setAdding(undefined)}
        onAdd={add}
        replaces={adding?.replaced !== undefined}
      />
      <Dialog
        role="alertdialog"
        title={t('removeTitle', { ns: 'documents' })}
        closeLabel={t('close')}
        isOpen={removing !== undefined}
        onOpenChange={(isOpen) => !isOpen && setRemoving(undefined)}
        actions={
          <>
            <Button autoFocus variant="line" onPress={() => setRemoving(undefined)} isDisabled={removal.pending}>
              {t('keep', { ns: 'documents' })}
            </Button>
            <Button
              pending={removal.pending}
              pendingLabel={t('removing', { ns: 'documents' })}
              onPress={() => removing && void confirmRemoval(removing)}
            >
              {t('removeShort', { ns: 'documents' })}
            </Button>
          </>
        }
      >
        <Text>{t('removeText', { ns: 'documents', name: removing?.name ?? '' })}</Text>
      </Dialog>
      <Dialog
        title={picture?.name ?? ''}
        closeLabel={t('close')}
        width={650}
        dismissable
        isOpen={picture !== undefined}
        onOpenChange={(isOpen) => !isOpen && closePicture()}
      >
        {picture !== undefined && (
          <DocumentPicture src={picture.src} alt={t('picture', { ns: 'documents', name: picture.name })} />
        )}
      </Dialog>
    </Blocks>
  );
}
