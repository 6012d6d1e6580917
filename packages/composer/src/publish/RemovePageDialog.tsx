import { editorDocumentGet } from '@kermesse/api/editor-document-get';
import { editorPageRemove } from '@kermesse/api/editor-page-remove';
import { isRefusal, type Failure } from '@kermesse/api/failure';
import { useTask } from '@kermesse/api/use-task';
import { Button } from '@kermesse/ui/Button';
import { ToastsContext } from '@kermesse/ui/Toasts';
import { useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FocusedAlert } from '../dialogs/FocusedAlert.tsx';
import { ToolDialog } from '../dialogs/ToolDialog.tsx';
import { usePublishedPages, withoutPage, withRestored } from '../server/PublishedPages.tsx';
import { useServer } from '../server/ServerContext.tsx';
import { useRemovalToast, useUndoToast } from '../bin/use-undo-toasts.ts';
import { commentsOf } from '../document/comments.ts';
import { announce } from '@kermesse/ui/announce';
import { binItemId, broadcastBinChange } from '../bin/bin-changes.ts';
import { moveToBin, restoreFromBin } from '../bin/local-bin.ts';
import { restoreItem } from '../bin/restore-item.ts';
import { useEditorStore, useWorkspace } from '../store/context.ts';
import { isChanged, publishedSlug, shownDraft, type Base, type Draft } from '../store/workspace.ts';
import { LinkingList, useLinking } from './AddressChange.tsx';
import { FailureMessage } from '../server/FailureMessage.tsx';
import { LoadingText } from '../server/LoadingText.tsx';
import { KeyForm } from '../server/KeyForm.tsx';
import type { BinItem } from '@kermesse/api/schemas/pages/editor';
import { pathOfSlug } from '@kermesse/api/schemas/pages/slug';
import { isSlugTaken, isConflict, type EditorClient } from '../server/editor-client.ts';
import { useFailureText } from '../server/use-failure-text.ts';

const unpublished: Base = { version: 0, configuration: null };

/**
 * Moves the draft of a removed page to the bin if it has what the server's bin has not: changes since the last
 * publication, or comments.
 *
 * @returns its id in the bin, if it is there
 * @throws if the browser's storage fails
 */
async function moveDraftToBin(draft: Draft): Promise<string | undefined> {
  if (!isChanged(draft) && draft.unsent === undefined && commentsOf(draft.history.present).length === 0)
    return undefined;
  return moveToBin({ kind: 'draft', draft: { ...draft, base: unpublished } });
}

/** The draft of a removed page, and its id in this browser's bin if it is there. */
interface Removed {
  draft: Draft;
  binId?: string;
}

/**
 * The dialog that moves a published page to the bin. It lists the links that would be dead. If another editor has
 * published the page meanwhile, it says so, and a second press removes that version. While it removes the page, it
 * cannot be closed.
 */
export function RemovePageDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('composer');
  const store = useEditorStore();
  const toasts = useContext(ToastsContext);
  const showToast = useRemovalToast();
  const showUndo = useUndoToast();
  const failureText = useFailureText();
  const { server } = useServer();
  const { change: changePages, reload: reloadPages } = usePublishedPages();
  const [draft] = useState(useWorkspace(shownDraft));
  const [failure, setFailure] = useState<Failure>();
  /** The version that another editor has published meanwhile. */
  const [theirs, setTheirs] = useState<number>();
  const { pending, run } = useTask();
  const slug = draft && publishedSlug(draft);
  const { data: linking, failure: linkingFailure } = useLinking(slug);
  if (draft === undefined || slug === undefined) return null;
  const path = pathOfSlug(slug);
  // Offline, both have the same message.
  const shownFailure = failure ?? linkingFailure;

  const close = () => (pending ? announce(t('removePage.pending')) : onClose());
  const offerUndo = (text: string, from: EditorClient, item: BinItem, removed: Removed) =>
    showUndo(text, () => void undoRemove(from, item, removed), binItemId(item));
  const undoRemove = async (from: EditorClient, item: BinItem, removed: Removed) => {
    const result = await restoreItem(from, item);
    if (isSlugTaken(result))
      return showToast({ kind: 'error', title: t('bin.addressTaken', { path }) }, binItemId(item));
    if (!result.ok && isRefusal(result.failure, 'request/not_found')) {
      reloadPages();
      return toasts?.show({ kind: 'error', title: t('bin.noLongerThere', { path }) });
    }
    if (!result.ok) return offerUndo(failureText(result.failure), from, item, removed);
    changePages((pages) => withRestored(pages, item, result.data));
    // A newer version of another editor is back too: publishing this draft, or one opened meanwhile, shows both.
    store.open(removed.draft);
    const isBack = store.get().drafts[removed.draft.key] === removed.draft;
    if (isBack && removed.binId !== undefined) await restoreFromBin(removed.binId).catch(() => false);
    return announce(t('bin.back', { name: path }));
  };
  const remove = async () => {
    if (server === undefined) return;
    setFailure(undefined);
    const result = await server.call(editorPageRemove, { slug, base: theirs ?? draft.base.version });
    const current = isConflict(result) ? await server.call(editorDocumentGet, { kind: 'page', slug }) : undefined;
    if (current?.ok === true) return setTheirs(current.data.version);
    if (!result.ok) {
      // Somebody else has moved or removed it: the bar shows this.
      if (isRefusal(result.failure, 'request/not_found')) reloadPages();
      return setFailure(result.failure);
    }
    // It may have changed since the dialog opened.
    const removed: Removed = { draft: store.get().drafts[draft.key] ?? draft };
    try {
      removed.binId = await moveDraftToBin(removed.draft);
      store.close(draft.key);
    } catch {
      // The draft stays open as one of an unpublished page.
      store.setBase(draft.key, unpublished);
      toasts?.show({ kind: 'error', title: t('saving.failed') });
    }
    broadcastBinChange();
    changePages((pages) => withoutPage(pages, slug));
    offerUndo(t('bin.pageRemoved', { name: path }), server, result.data, removed);
    onClose();
  };
  return (
    <ToolDialog
      title={t('removePage.title')}
      width={450}
      onClose={close}
      actions={
        server === undefined ? undefined : (
          <>
            <Button variant="quiet" onPress={close}>
              {t('common.cancel')}
            </Button>
            <Button pending={pending} pendingLabel={t('removePage.pending')} onPress={() => void run(remove)}>
              {t(theirs === undefined ? 'removePage.now' : 'removePage.anyway')}
            </Button>
          </>
        )
      }
    >
      {server === undefined ? (
        <KeyForm />
      ) : (
        <>
          <p>{t('removePage.about', { path })}</p>
          {linking === undefined && linkingFailure === undefined && (
            <LoadingText>{t('removePage.loading')}</LoadingText>
          )}
          {linking !== undefined && linking.length > 0 && (
            <>
              <p>{t('removePage.links')}</p>
              <LinkingList linking={linking} />
            </>
          )}
          {theirs !== undefined && <FocusedAlert>{t('removePage.conflict', { theirs })}</FocusedAlert>}
        </>
      )}
      {shownFailure !== undefined && <FailureMessage failure={shownFailure} />}
    </ToolDialog>
  );
}
