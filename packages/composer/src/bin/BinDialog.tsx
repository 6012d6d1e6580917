import { editorBinEmpty } from '@kermesse/api/editor-bin-empty';
import { editorDocumentGet } from '@kermesse/api/editor-document-get';
import type { Failure } from '@kermesse/api/failure';
import { useDateFormat } from '@kermesse/ui/use-date-format';
import { useTask } from '@kermesse/api/use-task';
import { Button } from '@kermesse/ui/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { ToolDialog } from '../dialogs/ToolDialog.tsx';
import { usePublishedPages, withRestored } from '../server/PublishedPages.tsx';
import { isSlugTaken } from '../server/editor-client.ts';
import { useServer } from '../server/ServerContext.tsx';
import { useClosedUndoToasts } from './use-undo-toasts.ts';
import { announce } from '@kermesse/ui/announce';
import { ToolButton } from '../controls/ToolButton.tsx';
import { FailureMessage } from '../server/FailureMessage.tsx';
import { Failed, FailureRow } from '../server/Failed.tsx';
import { LoadingText } from '../server/LoadingText.tsx';
import { KeyForm } from '../server/KeyForm.tsx';
import type { BinItem } from '@kermesse/api/schemas/pages/editor';
import { pathOfSlug } from '@kermesse/api/schemas/pages/slug';
import { useEditorStore } from '../store/context.ts';
import { useDocumentName } from '../names/use-document-name.ts';
import { draftOf, siteKey } from '../store/workspace.ts';
import { useDraftLock } from '../drafts/draft-lock-context.ts';
import { BinList } from './bin-list.styles.ts';
import { binItemId, broadcastBinChange } from './bin-changes.ts';
import { emptyLocalBin, restoreVersion, timeInBin, type LocalBinned } from './local-bin.ts';
import { restoreDraft } from './restore-draft.ts';
import { restoreItem } from './restore-item.ts';
import { useBin } from './use-bin.ts';

const BinContent = styled.div`
  display: grid;
  gap: 16px;

  h3 {
    margin-block-end: 4px;
    font: 650 0.9375rem / 1.3 var(--sans);
  }
  & > [role='status']:empty {
    margin-block-start: -16px;
  }
`;

/**
 * The dialog of the bin: lists the removed drafts, versions, pages and pictures of this browser and of the server, and
 * restores them.
 */
export function BinDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('composer');
  const store = useEditorStore();
  const draftLock = useDraftLock();
  const { server, hasServer } = useServer();
  const { change: changePages } = usePublishedPages();
  const { local, localFailed, remote, loading, failure, fail, load, retry } = useBin();
  // The dialog lists the same items, and the notifications would cover it.
  useClosedUndoToasts();
  const [asking, setAsking] = useState(false);
  const { pending, run } = useTask();
  const [status, setStatus] = useState('');
  /** The failure of emptying the bin. */
  const [notEmptied, setNotEmptied] = useState<Failure>();
  const longDay = useDateFormat('longDay');

  const nameOfDocument = useDocumentName();
  const nameOfLocal = (each: LocalBinned) => {
    if (each.kind === 'version') {
      const { at, draft } = each.version;
      const name = draft === siteKey ? t('drafts.site') : draft.replace(/^page /, '');
      return t('bin.version', { date: longDay(at), name });
    }
    return t('bin.draft', { name: nameOfDocument(each.draft.kind, each.draft.history.present) });
  };
  const nameOf = ({ kind, slug, title }: BinItem) =>
    kind === 'picture' ? String(title) : `${nameOfDocument(kind, { slug, title })} (${pathOfSlug(slug)})`;

  const restoreLocal = async (each: LocalBinned) => {
    const name = nameOfLocal(each);
    if (each.kind === 'draft') {
      const result = await restoreDraft(store, draftLock, each);
      if (result !== 'gone') setStatus(t(result === 'locked' ? 'bin.locked' : 'bin.back', { name }));
      return;
    }
    try {
      // Otherwise another window restored it first and shows it.
      if (await restoreVersion(each.id)) setStatus(t('bin.back', { name }));
    } catch {
      setStatus(t('bin.notRestored'));
    }
  };
  const restoreRemote = async (each: BinItem) => {
    if (server === undefined) return;
    let result = await restoreItem(server, each);
    // If another page has taken the address, the restored page gets a new one.
    for (let turn = 2; turn < 20 && isSlugTaken(result); turn += 1)
      result = await restoreItem(server, each, `${each.slug}-${turn}`);
    if (!result.ok) return fail(result.failure, () => void run(() => restoreRemote(each)));
    const { data: restored } = result;
    const { slug } = restored;
    if (each.kind === 'page') {
      changePages((pages) => withRestored(pages, each, restored));
      const loaded = await server.call(editorDocumentGet, { kind: 'page', slug });
      if (loaded.ok) store.open(draftOf('page', loaded.data.configuration, loaded.data));
    }
    setStatus(
      each.kind === 'page' && slug !== each.slug
        ? t('bin.backElsewhere', { name: nameOf(each), path: pathOfSlug(slug) })
        : t('bin.back', { name: nameOf(each) }),
    );
  };
  const empty = async () => {
    setNotEmptied(undefined);
    const isLocalEmpty = await emptyLocalBin().then(
      () => true,
      () => false,
    );
    // What another editor removes meanwhile stays.
    const until = remote
      .map(({ removedAt }) => removedAt)
      .toSorted()
      .at(-1);
    const result = until === undefined ? undefined : await server?.call(editorBinEmpty, { until });
    setAsking(false);
    if (result?.ok === false) return setNotEmptied(result.failure);
    broadcastBinChange({ erasedUntil: result?.data.kept === 0 ? until : undefined });
    if (!isLocalEmpty) return setStatus(t('bin.notEmptied'));
    return setStatus(
      result !== undefined && result.data.kept > 0
        ? t('bin.emptiedButShown', { count: result.data.kept })
        : t('bin.emptied'),
    );
  };
  const row = (
    key: string,
    { name, erasedAt, src }: { name: string; erasedAt: string | number; src?: string },
    restore: () => Promise<void>,
  ) => (
    <li key={key}>
      {src !== undefined && <img src={src} alt="" />}
      <span>
        {name}
        <br />
        <small>{t('bin.erased', { date: longDay(erasedAt) })}</small>
      </span>
      <ToolButton
        look="line"
        aria-label={t('bin.restoreNamed', { name })}
        disabledReason={pending ? t('bin.restoring') : undefined}
        onClick={() => void run(restore)}
      >
        {t('bin.restore')}
      </ToolButton>
    </li>
  );
  const isEmpty = !loading && local.length === 0 && remote.length === 0;
  const cannotEmpty = loading
    ? t('bin.loading')
    : isEmpty
      ? t(localFailed ? 'bin.notLoaded' : 'bin.nothing')
      : undefined;
  return (
    <ToolDialog
      title={t('bin.title')}
      dismissable
      onClose={onClose}
      actions={
        asking ? (
          <>
            <Button variant="quiet" onPress={() => setAsking(false)}>
              {t('common.cancel')}
            </Button>
            <Button pending={pending} pendingLabel={t('bin.emptying')} onPress={() => void run(empty)}>
              {t('bin.emptyNow')}
            </Button>
          </>
        ) : (
          <Button
            variant="line"
            unavailable={cannotEmpty}
            onPress={() => (cannotEmpty === undefined ? setAsking(true) : announce(cannotEmpty))}
          >
            {t('bin.empty')}
          </Button>
        )
      }
    >
      <BinContent>
        {asking ? (
          <p role="alert">{t('bin.ask', { count: local.length + remote.length })}</p>
        ) : (
          <>
            <p>{t('bin.about')}</p>
            {loading && <LoadingText>{t('bin.loading')}</LoadingText>}
            {localFailed && <FailureRow message={t('bin.notLoaded')} onRetry={load} />}
            {isEmpty && !localFailed && !hasServer && <p>{t('bin.nothing')}</p>}
            {local.length > 0 && (
              <section>
                <h3>{t('bin.local')}</h3>
                <BinList>
                  {local.map((each) =>
                    row(each.id, { name: nameOfLocal(each), erasedAt: each.removedAt + timeInBin }, () =>
                      restoreLocal(each),
                    ),
                  )}
                </BinList>
              </section>
            )}
            {hasServer && (
              <section>
                <h3>{t('bin.remote')}</h3>
                {server === undefined && <KeyForm />}
                {failure !== undefined && <Failed failure={failure} onRetry={retry} />}
                {server !== undefined && !loading && failure === undefined && remote.length === 0 && (
                  <p>{t('bin.nothingThere')}</p>
                )}
                <BinList>
                  {remote.map((each) =>
                    row(binItemId(each), { ...each, name: nameOf(each) }, () => restoreRemote(each)),
                  )}
                </BinList>
              </section>
            )}
          </>
        )}
        {notEmptied !== undefined && <FailureMessage failure={notEmptied} />}
        <p role="status">{status}</p>
      </BinContent>
    </ToolDialog>
  );
}
