import { documentsCreate } from '@kermesse/api/documents-create';
import { documentsFile } from '@kermesse/api/documents-file';
import type { User } from '@kermesse/api/schemas/user';
import { Button } from '@kermesse/ui/Button';
import { useToasts } from '@kermesse/ui/Toasts';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DocumentList, type ListedDocument } from '../documents/DocumentList.tsx';
import { UploadDialog, type NewDocument } from '../documents/UploadDialog.tsx';
import { useCall } from '../form/useCall.ts';
import { useSession } from '../session/session.ts';
import { Blocks } from './account.styles.ts';

/** How long a file stays reachable for the tab that shows it, in milliseconds. */
const shown = 60_000;

/** The documents of a provider or planner: how far they have come, one's own files, and the way to add one. */
export function DocumentsBlock({ user }: { user: User & { profileId: string } }) {
  const { t } = useTranslation(['account', 'failures']);
  const session = useSession();
  const toasts = useToasts();
  const [adding, setAdding] = useState(false);
  const sending = useCall('documentsSend', { lasting: true });
  const viewing = useCall('profileSave');

  async function add({ path, name, type }: NewDocument) {
    const { id, profileId, profileType } = user;
    const document = { path, name, type, status: 0 as const, profileType: profileType ?? '', profileId, senderId: id };
    const result = await sending.call((client, signal) => client.call(documentsCreate, document, { signal }));
    if (result === undefined) return undefined;
    if (!result.ok) return Object.values(result.said.fields ?? {})[0] ?? t(result.said.message ?? 'generic', { ...result.said.values, ns: 'failures' });
    toasts.show({ kind: 'success', title: t('documentAdded') });
    await session.refresh();
    return undefined;
  }

  async function view({ path }: ListedDocument) {
    const filename = path.split('/').at(-1) ?? path;
    const result = await viewing.call((client, signal) => client.call(documentsFile, { filename }, { signal }));
    if (result === undefined) return;
    if (!result.ok) {
      toasts.show({ kind: 'error', title: t(result.said.message ?? 'generic', { ...result.said.values, ns: 'failures' }) });
      return;
    }
    const address = URL.createObjectURL(result.data);
    const link = Object.assign(document.createElement('a'), { href: address, download: filename });
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), shown);
  }

  return (
    <Blocks>
      <DocumentList documents={user.documents} onView={(document) => void view(document)} />
      <div>
        <Button variant="line" icon={<Plus aria-hidden="true" />} onPress={() => setAdding(true)}>
          {t('addDocument')}
        </Button>
      </div>
      <UploadDialog isOpen={adding} onOpenChange={setAdding} onAdd={add} />
    </Blocks>
  );
}
