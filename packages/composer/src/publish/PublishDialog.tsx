import { editorDocumentGet } from '@kermesse/api/editor-document-get';
import { isRefusal, type Failure } from '@kermesse/api/failure';
import { pathOfSlug } from '@kermesse/api/schemas/pages/slug';
import { announce } from '@kermesse/ui/announce';
import { Button } from '@kermesse/ui/Button';
import { CircleCheck } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useClosedUndoToasts } from '../bin/use-undo-toasts.ts';
import { FocusedAlert } from '../dialogs/FocusedAlert.tsx';
import { ToolDialog } from '../dialogs/ToolDialog.tsx';
import { useLatestPublishedPages, withoutPage } from '../server/PublishedPages.tsx';
import { useServer } from '../server/ServerContext.tsx';
import { checksOfDraft } from '../checks/checks.ts';
import { ChecksPanel } from '../checks/ChecksPanel.tsx';
import { useCheckContext } from '../checks/use-check-context.ts';
import { withoutComments } from '../document/comments.ts';
import { afterTwoFrames, focusOnMount } from '@kermesse/ui/focus';
import { downloadJson } from '../files/download.ts';
import { useEditorStore, useOpenedDraft, useWorkspace } from '../store/context.ts';
import { activeDraft, isChanged, publishedSlug, slugOf } from '../store/workspace.ts';
import { Compared } from '../versions/Compared.tsx';
import { AddressChange } from './AddressChange.tsx';
import { FailureMessage } from '../server/FailureMessage.tsx';
import { KeyForm } from '../server/KeyForm.tsx';
import { formerAddress, publishDraft } from './publish-draft.ts';
import { useDraftState } from './use-draft-state.ts';
import { isConflict, type Published } from '../server/editor-client.ts';

const PublishContent = styled.div`
  display: grid;
  gap: 14px;

  & [role='alert'] {
    color: var(--danger);
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;

const Done = styled.p`
  display: flex;
  gap: 8px;

  svg {
    flex: none;
    width: 1.25rem;
    color: var(--success);
  }
`;

type Outcome =
  | { kind: 'none' }
  | { kind: 'pending' }
  | { kind: 'done'; version: number; formerSlug?: string }
  | { kind: 'failed'; failure: Failure }
  | { kind: 'conflict'; theirs: Published }
  | { kind: 'gone'; from: string };

/**
 * The dialog that publishes the document, or shows why it cannot be published. It shows a newer version on the server
 * before it overwrites it. A page that somebody else has moved or removed can be published as a new one. While another
 * window edits the draft, it publishes nothing. While it publishes, it cannot be closed: it shows the outcome.
 */
export function PublishDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('composer');
  const store = useEditorStore();
  const { server, hasServer } = useServer();
  const [draft, showDraft] = useOpenedDraft();
  // Undo would show another draft.
  useClosedUndoToasts();
  const { redirects, change: changePages, reload: reloadPages } = useLatestPublishedPages();
  const context = useCheckContext();
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' });
  const [follows, setFollows] = useState(true);
  const { kind, base, history, key } = draft;
  const lockedElsewhere = useWorkspace((workspace) => workspace.lockedElsewhere.has(key));
  const configuration = useMemo(() => withoutComments(history.present), [history.present]);
  const slug = kind === 'site' ? '' : slugOf(configuration);
  const published = publishedSlug(draft);
  const state = useDraftState()(draft);
  /** Whether somebody else has moved or removed the page, according to the list, which may be outdated. */
  const isGone = state === 'gone' && published !== undefined;
  /** The redirect from the page's address, which publishing ends. */
  const redirect =
    kind === 'page' && context.slugs?.has(slug) === false ? redirects.find((each) => each.slug === slug) : undefined;
  const checks = checksOfDraft(draft, context);
  const faults = checks.filter(({ level }) => level === 'fault');
  const advice = checks.filter(({ level }) => level === 'advice');

  const publish = async (over: number): Promise<void> => {
    if (server === undefined) return;
    setOutcome({ kind: 'pending' });
    showDraft();
    const formerSlug = formerAddress(store);
    const result = await publishDraft(store, server, { over, follow: follows });
    if (result.ok) {
      setOutcome({ kind: 'done', version: result.data.version, formerSlug });
      const done = t('publish.done', { version: result.data.version });
      // The address is read from the store: it changes just before a page is published at its former address again.
      const to = pathOfSlug(slugOf(activeDraft(store.get()).history.present));
      announce(formerSlug === undefined ? done : `${done} ${t('address.moved', { from: pathOfSlug(formerSlug), to })}`);
      if (formerSlug === undefined) reloadPages();
      // The list shows the draft, at its new address.
      else changePages((pages) => withoutPage(pages, formerSlug));
      return;
    }
    const { failure } = result;
    if (isConflict(result)) {
      const address = publishedSlug(store.get().drafts[key] ?? draft) ?? slug;
      const current = await server.call(editorDocumentGet, { kind, slug: address });
      if (current.ok) return setOutcome({ kind: 'conflict', theirs: current.data });
      if (kind === 'page' && isRefusal(current.failure, 'request/not_found'))
        return isGone ? publishAsNew() : setOutcome({ kind: 'gone', from: address });
    }
    setOutcome({ kind: 'failed', failure });
  };
  const publishAsNew = () => {
    store.setBase(key, { version: 0, configuration: null });
    return publish(0);
  };
  /** Closes the dialog unless it is publishing. `next` runs once the dialog has returned the focus. */
  const close = (next: () => void = () => undefined) => {
    if (outcome.kind === 'pending') return announce(t('publish.pending'));
    onClose();
    afterTwoFrames(next);
  };
  /** Publishes a page at its former address again. The links are changed back too. */
  const restoreAddress = (formerSlug: string) => {
    showDraft();
    store.applyCommand({ do: 'set', keys: ['slug'], value: formerSlug });
    void publish(activeDraft(store.get()).base.version);
  };
  const replaceWithTheirs = (theirs: Published) => {
    showDraft();
    store.applyCommand({ do: 'replace', configuration: theirs.configuration });
    store.setBase(key, theirs);
    onClose();
  };

  /** Returns the key of the text that tells what publishing does. */
  const effect = () => {
    if (isGone) return 'publish.gone';
    if (state === 'outdated') return 'publish.newer';
    if (!isChanged(draft)) return 'publish.unchanged';
    if (kind === 'site') return 'publish.site';
    if (base.version > 0) return 'publish.page';
    return context.slugs?.has(slug) === true ? 'publish.existing' : 'publish.newPage';
  };
  const actions = () => {
    if (!hasServer)
      return <Button onPress={() => downloadJson(configuration, slug || 'site')}>{t('drafts.save')}</Button>;
    if (server === undefined) return undefined;
    if (outcome.kind === 'done') {
      const { formerSlug } = outcome;
      return (
        <>
          {formerSlug !== undefined && !lockedElsewhere && (
            <Button variant="line" onPress={() => restoreAddress(formerSlug)}>
              {t('address.undo')}
            </Button>
          )}
          {/* A second Enter closes the dialog instead of undoing the address change. */}
          <Button ref={focusOnMount} onPress={onClose}>
            {t('common.close')}
          </Button>
        </>
      );
    }
    if (lockedElsewhere && outcome.kind !== 'pending') return undefined;
    if (outcome.kind === 'conflict') {
      const { theirs } = outcome;
      return (
        <>
          <Button variant="line" onPress={() => replaceWithTheirs(theirs)}>
            {t('publish.replaceWithTheirs')}
          </Button>
          <Button onPress={() => void publish(theirs.version)}>{t('publish.overwrite')}</Button>
        </>
      );
    }
    if (outcome.kind === 'gone') return <Button onPress={() => void publishAsNew()}>{t('publish.asNew')}</Button>;
    if (faults.length > 0) return undefined;
    const label = advice.length > 0 ? 'publish.anyway' : 'publish.now';
    return (
      <Button
        pending={outcome.kind === 'pending'}
        pendingLabel={t('publish.pending')}
        onPress={() => void publish(base.version)}
      >
        {t(isGone ? 'publish.asNew' : label)}
      </Button>
    );
  };
  const content = () => {
    if (!hasServer) return <p>{t('publish.filesOnly')}</p>;
    if (server === undefined) return <KeyForm />;
    if (outcome.kind === 'done') {
      return (
        <Done>
          <CircleCheck aria-hidden="true" />
          <span>
            {t('publish.done', { version: outcome.version })}{' '}
            {kind === 'page' && (
              <a href={pathOfSlug(slug)} target="_blank" rel="noreferrer">
                {t('publish.look')}
              </a>
            )}
            {outcome.formerSlug !== undefined && (
              <>
                <br />
                {t('address.moved', { from: pathOfSlug(outcome.formerSlug), to: pathOfSlug(slug) })}
              </>
            )}
          </span>
        </Done>
      );
    }
    if (lockedElsewhere && outcome.kind !== 'pending') return <p role="alert">{t('elsewhere.about')}</p>;
    if (outcome.kind === 'conflict') {
      return (
        <>
          <FocusedAlert>
            {t(base.version === 0 ? 'publish.unrelated' : 'publish.conflict', {
              mine: base.version,
              theirs: outcome.theirs.version,
            })}
          </FocusedAlert>
          <Compared
            before={outcome.theirs.configuration}
            after={configuration}
            beforeTitle={t('publish.theirs', { version: outcome.theirs.version })}
            afterTitle={t('publish.mine')}
          />
        </>
      );
    }
    if (outcome.kind === 'gone') {
      return (
        <>
          <FocusedAlert>{t('publish.gone', { path: pathOfSlug(outcome.from) })}</FocusedAlert>
          <p>{t('publish.newPage', { path: pathOfSlug(slug) })}</p>
        </>
      );
    }
    if (faults.length > 0) {
      return (
        <>
          <p>{t('publish.faults', { count: faults.length })}</p>
          <ChecksPanel checks={faults} onGo={close} listOnly />
        </>
      );
    }
    return (
      <>
        <p>{t(effect(), { path: pathOfSlug(isGone ? published : slug), version: base.version })}</p>
        {isGone && <p>{t('publish.newPage', { path: pathOfSlug(slug) })}</p>}
        {redirect !== undefined && (
          <p>{t('publish.endsRedirect', { from: pathOfSlug(redirect.slug), to: pathOfSlug(redirect.target) })}</p>
        )}
        {kind === 'page' && published !== undefined && published !== slug && !isGone && (
          <AddressChange from={published} to={slug} follow={follows} onFollow={setFollows} />
        )}
        {advice.length > 0 && (
          <>
            <p>{t('publish.advice', { count: advice.length })}</p>
            <ChecksPanel checks={advice} onGo={close} listOnly />
          </>
        )}
      </>
    );
  };
  return (
    <ToolDialog
      title={t('publish.title')}
      width={outcome.kind === 'conflict' ? 960 : 650}
      onClose={() => close()}
      actions={actions()}
    >
      <PublishContent>
        {content()}
        {outcome.kind === 'failed' && <FailureMessage failure={outcome.failure} />}
      </PublishContent>
    </ToolDialog>
  );
}
