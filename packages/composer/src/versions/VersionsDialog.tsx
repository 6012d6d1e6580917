import { editorVersionGet } from '@kermesse/api/editor-version-get';
import { editorVersionsList } from '@kermesse/api/editor-versions-list';
import { maxListedVersions } from '@kermesse/api/schemas/pages/editor';
import { useDateFormat } from '@kermesse/ui/use-date-format';
import { useTask } from '@kermesse/api/use-task';
import { Button } from '@kermesse/ui/Button';
import { Trash2 } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { ComposerDialogProps } from '../dialogs/lazy-dialog.tsx';
import { ToolDialog } from '../dialogs/ToolDialog.tsx';
import { useServer } from '../server/ServerContext.tsx';
import { useClosedUndoToasts, useUndoToast } from '../bin/use-undo-toasts.ts';
import { useBinChanges } from '../bin/bin-changes.ts';
import { moveToBin, restoreVersion } from '../bin/local-bin.ts';
import { announce } from '@kermesse/ui/announce';
import { afterTwoFrames } from '@kermesse/ui/focus';
import { withoutComments } from '../document/comments.ts';
import { ToolButton } from '../controls/ToolButton.tsx';
import type { Configuration } from '../document/json.ts';
import type { Failure } from '@kermesse/api/failure';
import type { EditorClient } from '../server/editor-client.ts';
import { Failed } from '../server/Failed.tsx';
import { LoadingText } from '../server/LoadingText.tsx';
import { KeyForm } from '../server/KeyForm.tsx';
import { useServerData } from '../server/use-server-data.ts';
import { useEditorStore, useOpenedDraft, useWorkspace } from '../store/context.ts';
import { publishedSlug, slugOf } from '../store/workspace.ts';
import { Compared } from './Compared.tsx';
import { saveVersion, listLocalVersions, type LocalVersion } from '../drafts/local-versions.ts';

const VersionsContent = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;

  h3 {
    font: 650 0.9375rem / 1.3 var(--sans);
  }
  ul {
    display: grid;
    max-height: 190px;
    margin-block-start: 6px;
    overflow-y: auto;
  }
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px;
    padding-block: 2px;
    border-block-end: 1px solid var(--line);
    font-size: 0.9375rem;
  }
  li > span {
    flex: 1 1 9rem;
  }
`;

interface ChosenVersion {
  title: string;
  configuration: Configuration;
  /** The server's version number, if it is a version of the server. */
  version?: number;
}

interface FailedCall {
  failure: Failure;
  retry: () => void;
  /** The client that failed. With another key there is another client, which has not failed. */
  server: EditorClient | undefined;
}

interface VersionsDialogProps extends ComposerDialogProps {
  /** Opens the dialog that publishes the draft. */
  onPublish?: () => void;
}

/**
 * The dialog of versions saved in this browser and on the server. A version can be compared with the open draft, which
 * can go back to it. A version of the server can then be published again like any other draft.
 */
export function VersionsDialog({ onClose, onPublish }: VersionsDialogProps) {
  const { t } = useTranslation('composer');
  const store = useEditorStore();
  const showUndo = useUndoToast();
  const { server, hasServer } = useServer();
  const [draft, showDraft] = useOpenedDraft();
  const { key, kind, base } = draft;
  const present = draft.history.present;
  const lockedElsewhere = useWorkspace((workspace) => workspace.lockedElsewhere.has(key));
  // Undo would show another draft.
  useClosedUndoToasts();
  const slug = kind === 'site' ? '' : (publishedSlug(draft) ?? slugOf(present));
  const [local, setLocal] = useState<LocalVersion[] | 'failed'>();
  const remote = useServerData(
    (from) => from.call(editorVersionsList, { kind, slug }),
    `${kind} ${slug} ${base.version}`,
  );
  const [chosen, setChosen] = useState<ChosenVersion>();
  const [fault, setFault] = useState('');
  const [failed, setFailed] = useState<FailedCall>();
  const comparison = useTask();
  const second = useDateFormat('second');

  const refresh = () => void listLocalVersions(key).then(setLocal, () => setLocal('failed'));
  const refreshNow = useEffectEvent(refresh);
  useEffect(() => refreshNow(), [key]);
  useBinChanges(refresh);

  const saveCurrent = async () => {
    setFault('');
    try {
      await saveVersion({ draft: key, at: Date.now(), configuration: withoutComments(present) });
      announce(t('versions.kept'));
      refresh();
    } catch {
      setFault(t('saving.failed'));
    }
  };
  /** Moves a version to the bin, which can restore it. */
  const remove = async (each: LocalVersion) => {
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
  const show = (next: ChosenVersion | undefined) => {
    comparison.cancel();
    setFailed(undefined);
    setChosen(next);
  };
  /** Loads a version. The last one that was chosen shows. */
  const loadVersion = async (version: number) => {
    show(undefined);
    const result = await comparison.run(async (signal) =>
      server?.call(editorVersionGet, { kind, slug, version }, { signal }),
    );
    if (result === undefined) return;
    if (result.ok)
      setChosen({ title: t('versions.server', { version }), configuration: result.data.configuration, version });
    else setFailed({ failure: result.failure, retry: () => void loadVersion(version), server });
  };
  /** Returns the content of a version at an address: the version may be from before a move of the page. */
  const contentAt = ({ configuration }: ChosenVersion, address: string) =>
    kind === 'site' ? configuration : { ...configuration, slug: address };
  const goBack = (earlier: ChosenVersion, address: string) => {
    showDraft();
    store.applyCommand({ do: 'replace', configuration: contentAt(earlier, address) });
    announce(t('versions.restored'));
    onClose();
  };
  /** Goes back to a version at the published address, and opens the dialog that publishes it. */
  const republish = (earlier: ChosenVersion) => {
    goBack(earlier, slug);
    // The dialog that closes returns the focus first.
    afterTwoFrames(() => onPublish?.());
  };
  const listed = local === 'failed' ? undefined : local;
  const canRepublish = chosen?.version !== undefined && !lockedElsewhere;
  return (
    <ToolDialog
      title={t('versions.title')}
      width={chosen === undefined ? 650 : 960}
      dismissable
      onClose={onClose}
      actions={
        chosen === undefined ? (
          <Button onPress={() => void saveCurrent()}>{t('versions.keep')}</Button>
        ) : (
          <>
            <Button variant="quiet" onPress={() => show(undefined)}>
              {t('versions.back')}
            </Button>
            {canRepublish && (
              <Button variant="line" onPress={() => republish(chosen)}>
                {t('versions.republish')}
              </Button>
            )}
            {!lockedElsewhere && (
              <Button onPress={() => goBack(chosen, slugOf(present))}>{t('versions.goBack')}</Button>
            )}
          </>
        )
      }
    >
      <VersionsContent>
        {lockedElsewhere && <p role="alert">{t('elsewhere.about')}</p>}
        {canRepublish && <p>{t('versions.republishAbout')}</p>}
        {chosen === undefined ? (
          <>
            <p>{t('versions.about')}</p>
            <section>
              <h3>{t('versions.local')}</h3>
              {local === undefined && <LoadingText>{t('versions.loading')}</LoadingText>}
              {listed?.length === 0 && <p>{t('versions.none')}</p>}
              <ul>
                {listed?.map((each) => (
                  <li key={each.id}>
                    <span>{second(each.at)}</span>
                    <ToolButton onClick={() => show({ title: second(each.at), configuration: each.configuration })}>
                      {t('versions.look')}
                    </ToolButton>
                    <ToolButton
                      label={t('versions.drop', { date: second(each.at) })}
                      icon={<Trash2 />}
                      onClick={() => void remove(each)}
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
                {remote.data.length === maxListedVersions && <p>{t('versions.newest', { max: maxListedVersions })}</p>}
                <ul>
                  {remote.data.map((each) => (
                    <li key={each.version}>
                      <span>
                        {t('versions.server', { version: each.version })} · {second(each.createdAt)}
                      </span>
                      <ToolButton onClick={() => void loadVersion(each.version)}>{t('versions.look')}</ToolButton>
                    </li>
                  ))}
                </ul>
              </section>
            )}
          </>
        ) : (
          <Compared
            before={contentAt(chosen, slugOf(present))}
            after={present}
            beforeTitle={chosen.title}
            afterTitle={t('versions.now')}
          />
        )}
        {comparison.pending && <LoadingText>{t('versions.loadingOne')}</LoadingText>}
        {hasServer && server === undefined && base.version > 0 && (
          <section>
            <h3>{t('versions.remote')}</h3>
            <KeyForm />
          </section>
        )}
        {local === 'failed' && <p role="alert">{t('versions.notLoaded')}</p>}
        {fault !== '' && <p role="alert">{fault}</p>}
        {remote.failure !== undefined && <Failed failure={remote.failure} onRetry={remote.reload} />}
        {failed !== undefined && failed.server === server && <Failed failure={failed.failure} onRetry={failed.retry} />}
      </VersionsContent>
    </ToolDialog>
  );
}
