import { editorDocumentGet } from '@kermesse/api/editor-document-get';
import { editorDocumentPublish } from '@kermesse/api/editor-document-publish';
import { editorVersionGet } from '@kermesse/api/editor-version-get';
import { editorVersionsList } from '@kermesse/api/editor-versions-list';
import { useDateFormat } from '@kermesse/ui/use-date-format';
import { useTask } from '@kermesse/api/use-task';
import { Button } from '@kermesse/ui/Button';
import { Trash2 } from 'lucide-react';
import { ToastsContext } from '@kermesse/ui/Toasts';
import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { ToolDialog } from '../dialogs/ToolDialog.tsx';
import { usePublishedPages } from '../server/PublishedPages.tsx';
import { useServer } from '../server/ServerContext.tsx';
import { useClosedUndoToasts, useUndoToast } from '../bin/use-undo-toasts.ts';
import { useBinChanges } from '../bin/bin-changes.ts';
import { moveToBin, restoreVersion } from '../bin/local-bin.ts';
import { announce } from '@kermesse/ui/announce';
import { withoutComments } from '../document/comments.ts';
import { ToolButton } from '../controls/ToolButton.tsx';
import { isSameJson, type Configuration } from '../document/json.ts';
import type { Failure } from '@kermesse/api/failure';
import { isConflict, type EditorClient, type Published } from '../server/editor-client.ts';
import { Failed } from '../server/Failed.tsx';
import { LoadingText } from '../server/LoadingText.tsx';
import { KeyForm } from '../server/KeyForm.tsx';
import { useServerData } from '../server/use-server-data.ts';
import { useEditorStore, useOpenedDraft } from '../store/context.ts';
import { publishedSlug, slugOf } from '../store/workspace.ts';
import { Compared } from './Compared.tsx';
import { saveVersion, listLocalVersions, type LocalVersion } from '../drafts/local-versions.ts';

const VersionsContent = styled.div`
  display: grid;
  gap: 14px;

  h3 {
    font: 650 0.9375rem / 1.3 var(--sans);
  }
  ul {
    display: grid;
    max-height: 190px;
    margin-block-start: 6px;
    overflow-y: auto;
    list-style-type: '';
  }
  li {
    display: flex;
    align-items: center;
    gap: 6px;
    padding-block: 2px;
    border-block-end: 1px solid var(--line);
    font-size: 0.9375rem;
  }
  li > span {
    flex: 1;
  }
`;

interface Chosen {
  title: string;
  configuration: Configuration;
  /** The server's version number, if it is a version of the server. */
  version?: number;
  /** The newer version of the server that somebody else has published meanwhile. Restoring this one replaces it. */
  newer?: Published;
}

interface FailedCall {
  failure: Failure;
  again: () => void;
  /** The client that failed. With another key there is another client, which has not failed. */
  server: EditorClient | undefined;
}

/**
 * The dialog of versions saved in this browser and on the server. A version can be compared with the open draft and
 * restored. It shows a newer version on the server before it overwrites it. While it publishes, the dialog cannot be
 * closed: it shows the outcome.
 */
export function VersionsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('composer');
  const store = useEditorStore();
  const showUndo = useUndoToast();
  const toasts = useContext(ToastsContext);
  const { server, hasServer } = useServer();
  const { reload: reloadPages } = usePublishedPages();
  const [draft, showDraft] = useOpenedDraft();
  const { key, kind, base } = draft;
  const now = draft.history.present;
  // Undo would show another draft.
  useClosedUndoToasts();
  const slug = kind === 'site' ? '' : (publishedSlug(draft) ?? slugOf(now));
  const [local, setLocal] = useState<LocalVersion[]>();
  const remote = useServerData(
    (from) => from.call(editorVersionsList, { kind, slug }),
    `${kind} ${slug} ${base.version}`,
  );
  const [chosen, setChosen] = useState<Chosen>();
  const [fault, setFault] = useState('');
  const [failed, setFailed] = useState<FailedCall>();
  const { pending, run } = useTask();
  const comparison = useTask();
  const republish = useRef<HTMLButtonElement>(null);
  const second = useDateFormat('second');

  const refresh = useCallback(() => {
    listLocalVersions(key).then(setLocal, () => setFault(t('versions.notLoaded')));
  }, [key, t]);
  useEffect(refresh, [refresh]);
  useBinChanges(refresh);

  const keep = async () => {
    setFault('');
    try {
      await saveVersion({ draft: key, at: Date.now(), configuration: withoutComments(now) });
      announce(t('versions.kept'));
      refresh();
    } catch {
      setFault(t('saving.failed'));
    }
  };
  /** Moves a version to the bin, which can restore it. */
  const drop = async (each: LocalVersion) => {
    setFault('');
    try {
      const id = await moveToBin({ kind: 'version', version: each });
      refresh();
      const undoRemove = () =>
        restoreVersion(id).then(
          (wasThere) => wasThere && announce(t('bin.back', { name: second(each.at) })),
          () => showUndo(t('bin.notRestored'), () => void undoRemove(), id),
        );
      showUndo(t('bin.versionRemoved', { date: second(each.at) }), () => void undoRemove(), id);
    } catch {
      setFault(t('saving.failed'));
    }
  };
  /** Compares a version with the draft, or shows the lists again. A version that is loading then does not show. */
  const show = (next: Chosen | undefined) => {
    comparison.cancel();
    setFailed(undefined);
    setChosen(next);
  };
  /** Loads a version. The last one that was chosen shows. */
  const lookAt = async (version: number) => {
    show(undefined);
    const result = await comparison.run(async (signal) =>
      server?.call(editorVersionGet, { kind, slug, version }, { signal }),
    );
    if (result === undefined) return;
    if (result.ok)
      setChosen({ title: t('versions.server', { version }), configuration: result.data.configuration, version });
    else setFailed({ failure: result.failure, again: () => void lookAt(version), server });
  };
  /** Returns a version at another address: the page may have moved since. */
  const atAddress = (configuration: Configuration, address: string) =>
    kind === 'site' ? configuration : { ...configuration, slug: address };
  const goBack = ({ configuration }: Chosen) => {
    showDraft();
    store.applyCommand({ do: 'replace', configuration: atAddress(configuration, slugOf(now)) });
    announce(t('versions.restored'));
    onClose();
  };
  const restore = async (earlier: Chosen) => {
    // The button of a retry disappears.
    republish.current?.focus();
    setFailed(undefined);
    const over = earlier.newer?.version ?? base.version;
    // At the current address: the version may be from before a move of the page.
    const configuration = atAddress(earlier.configuration, slug);
    const input = { kind, slug, configuration, base: over };
    const restored = await run(async () => server?.call(editorDocumentPublish, input));
    if (restored === undefined) return;
    const current = isConflict(restored)
      ? await run(async () => server?.call(editorDocumentGet, { kind, slug }))
      : undefined;
    // If the newer version is the same, this window has published it and the response was lost.
    if (current?.ok === true && !isSameJson(current.data.configuration, configuration))
      return setChosen({ ...earlier, newer: current.data });
    const result = current ?? restored;
    if (!result.ok) return setFailed({ failure: result.failure, again: () => void restore(earlier), server });
    showDraft();
    store.applyCommand({ do: 'replace', configuration });
    store.setBase(key, { version: result.data.version, configuration });
    reloadPages();
    toasts?.show({ kind: 'success', title: t('publish.done', { version: result.data.version }) });
    onClose();
  };
  /** Returns a function that runs `action` unless the dialog is publishing. */
  const unlessPublishing = (action: () => void) => () => (pending ? announce(t('publish.pending')) : action());
  const { version, newer } = chosen ?? {};
  const canRepublish = version !== undefined && base.version > 0 && server !== undefined;
  return (
    <ToolDialog
      title={t('versions.title')}
      width={chosen === undefined ? 650 : 960}
      dismissable
      onClose={unlessPublishing(onClose)}
      actions={
        chosen === undefined ? (
          <Button onPress={() => void keep()}>{t('versions.keep')}</Button>
        ) : (
          <>
            <Button variant="quiet" onPress={unlessPublishing(() => show(undefined))}>
              {t('versions.back')}
            </Button>
            {canRepublish && (
              <Button
                ref={republish}
                variant="line"
                pending={pending}
                pendingLabel={t('publish.pending')}
                onPress={() => void restore(chosen)}
              >
                {newer === undefined ? t('versions.republish') : t('versions.overwrite', { theirs: newer.version })}
              </Button>
            )}
            <Button onPress={unlessPublishing(() => goBack(chosen))}>{t('versions.goBack')}</Button>
          </>
        )
      }
    >
      <VersionsContent>
        {canRepublish && newer === undefined && <p>{t('versions.republishAbout')}</p>}
        {chosen === undefined ? (
          <>
            <p>{t('versions.about')}</p>
            <section>
              <h3>{t('versions.local')}</h3>
              {local === undefined && fault === '' && <LoadingText>{t('versions.loading')}</LoadingText>}
              {local?.length === 0 && <p>{t('versions.none')}</p>}
              <ul>
                {local?.map((each) => (
                  <li key={each.id}>
                    <span>{second(each.at)}</span>
                    <ToolButton onClick={() => show({ title: second(each.at), configuration: each.configuration })}>
                      {t('versions.look')}
                    </ToolButton>
                    <ToolButton
                      label={t('versions.drop', { date: second(each.at) })}
                      icon={<Trash2 />}
                      onClick={() => void drop(each)}
                    />
                  </li>
                ))}
              </ul>
            </section>
            {server !== undefined && base.version > 0 && remote.data === undefined && remote.failure === undefined && (
              <LoadingText>{t('versions.loading')}</LoadingText>
            )}
            {remote.data !== undefined && remote.data.length > 0 && (
              <section>
                <h3>{t('versions.remote')}</h3>
                <ul>
                  {remote.data.map((each) => (
                    <li key={each.version}>
                      <span>
                        {t('versions.server', { version: each.version })} · {second(each.createdAt)}
                      </span>
                      <ToolButton onClick={() => void lookAt(each.version)}>{t('versions.look')}</ToolButton>
                    </li>
                  ))}
                </ul>
              </section>
            )}
          </>
        ) : newer === undefined ? (
          <Compared
            before={chosen.configuration}
            after={now}
            beforeTitle={chosen.title}
            afterTitle={t('versions.now')}
          />
        ) : (
          <>
            <p role="alert">{t('versions.conflict', { theirs: newer.version })}</p>
            <Compared
              before={newer.configuration}
              after={chosen.configuration}
              beforeTitle={t('publish.theirs', { version: newer.version })}
              afterTitle={chosen.title}
            />
          </>
        )}
        {comparison.pending && <LoadingText>{t('versions.loadingOne')}</LoadingText>}
        {hasServer && server === undefined && base.version > 0 && (
          <section>
            <h3>{t('versions.remote')}</h3>
            <KeyForm />
          </section>
        )}
        {fault !== '' && <p role="alert">{fault}</p>}
        {remote.failure !== undefined && <Failed failure={remote.failure} onRetry={remote.reload} />}
        {failed !== undefined && failed.server === server && <Failed failure={failed.failure} onRetry={failed.again} />}
      </VersionsContent>
    </ToolDialog>
  );
}
