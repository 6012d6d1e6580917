import { languageTag, type Locale } from '@kermesse/api/schemas/common/locale';
import { ToastRegion } from '@kermesse/ui/ToastRegion';
import { createToasts, ToastsContext, ToastsProvider } from '@kermesse/ui/Toasts';
import { useContext, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import { autosave, type Autosave } from '../drafts/autosave.ts';
import { createDraftLock, type DraftLock } from '../drafts/draft-lock.ts';
import { requestPersistentStorage } from '../drafts/request-persistent-storage.ts';
import { indexedDbStorage, type DraftStorage } from '../drafts/storage.ts';
import { downloadAll } from '../files/download.ts';
import { openWithLock } from '../files/open-all.ts';
import type { ServerFor } from '../server/editor-client.ts';
import { focusSelectedRow } from '../controls/focus.ts';
import { EditorStoreProvider } from '../store/context.ts';
import { pagePlace } from '../store/selection.ts';
import { loadInitialState, storageToSave, type InitialState } from './initial-state.ts';
import { ComposerBoundary } from '../boundaries/Boundaries.tsx';
import { ComposerLayout } from './ComposerLayout.tsx';
import { Opening } from './Opening.tsx';
import { rememberHeldDraft, restorePlace, savePlace, takeHeldDraft } from '../store/place.ts';
import { DraftLockProvider } from '../drafts/draft-lock-context.ts';
import { PublishedPagesProvider } from '../server/PublishedPages.tsx';
import { ServerProvider } from '../server/ServerContext.tsx';
import { nothingToSave, SavingProvider } from './saving-context.ts';

export interface ComposerProps {
  /** Where drafts are stored; IndexedDB by default. */
  storage?: DraftStorage;
  /** Creates the client of the server for a key. Without it the composer works with files only. */
  serverFor?: ServerFor;
  /** Switches the language of the composer. */
  onLocale?: (locale: Locale) => void;
  /** The fragment of the URL. It may contain a shared page. */
  fragment?: string;
}

interface OpenProps {
  initial: InitialState;
  storage: DraftStorage;
  /** Whether other windows may open the same drafts. */
  shared: boolean;
  onLocale?: ComposerProps['onLocale'];
}

/** The composer's layout. Saves the drafts of the store and locks them against other windows. */
function Open({ initial, storage, shared, onLocale }: OpenProps) {
  const { t } = useTranslation('composer');
  const toasts = useContext(ToastsContext);
  const [saving, setSaving] = useState<{ saver: Autosave; draftLock?: DraftLock }>();
  const onOutdated = useEffectEvent(() => toasts?.show({ title: t('share.outdated'), duration: null }));
  const onLost = useEffectEvent(() =>
    toasts?.show({
      kind: 'error',
      title: t('saving.lost'),
      action: { label: t('saving.download'), run: () => downloadAll(initial.store.get()) },
    }),
  );
  const onReplaced = useEffectEvent((undo: () => void) =>
    toasts?.show({ title: t('share.replaced'), action: { label: t('bin.undo'), run: undo } }),
  );
  useEffect(() => {
    const { store, shared: page } = initial;
    // The field in which the editor was gets the focus first, if there is one.
    if (shared && store.get().selected !== pagePlace) focusSelectedRow();
    let draftLock: DraftLock | undefined;
    const saver = autosave(
      store,
      storageToSave(storage, initial),
      (changes) => draftLock?.notifyOthers(changes),
      () => void onLost(),
    );
    // The Web Locks API needs a secure context.
    if (shared && 'locks' in navigator)
      draftLock = createDraftLock(store, storage, { saver, resumes: takeHeldDraft() });
    const remember = () => {
      if (shared) savePlace(store.get());
      if (draftLock?.held.get() === true) rememberHeldDraft(store.get().active);
    };
    addEventListener('pagehide', remember);
    if (page !== undefined)
      void openWithLock(store, page, draftLock, {
        onOpened: (undo) => undo !== undefined && onReplaced(undo),
        onOutdated: () => void onOutdated(),
      });
    setSaving({ saver, draftLock });
    const stopWaiting = shared ? requestPersistentStorage(store) : undefined;
    return () => {
      removeEventListener('pagehide', remember);
      stopWaiting?.();
      saver.stop();
      draftLock?.stop();
    };
  }, [initial, storage, shared]);
  return (
    <SavingProvider value={saving?.saver.state ?? nothingToSave}>
      <DraftLockProvider value={saving?.draftLock}>
        <ComposerBoundary>
          <ComposerLayout onLocale={onLocale} />
        </ComposerBoundary>
      </DraftLockProvider>
    </SavingProvider>
  );
}

/** The composer: editors arrange, fill in and check pages, preview them, and publish. */
export function Composer({ storage, serverFor, onLocale, fragment = '' }: ComposerProps) {
  const { t, i18n } = useTranslation('composer');
  const [toasts] = useState(createToasts);
  const draftStorage = useMemo(() => storage ?? indexedDbStorage(), [storage]);
  const [initial, setInitial] = useState<InitialState>();
  const [progress, setProgress] = useState(0);
  const [reading] = useState(() => new AbortController());
  const onLoad = useEffectEvent((loaded: InitialState) => {
    if (storage === undefined) restorePlace(loaded.store);
    setInitial(loaded);
    if (loaded.notLoaded)
      toasts.show({
        kind: 'error',
        title: t('saving.notLoaded'),
        action: { label: t('common.retry'), run: () => location.reload() },
      });
    if (loaded.damagedLink) toasts.show({ kind: 'error', title: t('share.damaged') });
  });
  useEffect(() => {
    let current = true;
    void loadInitialState(draftStorage, fragment, { onProgress: setProgress, signal: reading.signal }).then(
      (loaded) => current && onLoad(loaded),
    );
    return () => {
      current = false;
    };
  }, [draftStorage, fragment, reading]);
  if (initial === undefined)
    return fragment === '' ? null : <Opening progress={progress} onCancel={() => reading.abort()} />;
  return (
    <I18nProvider locale={languageTag(i18n.language)}>
      <ToastsProvider toasts={toasts}>
        <EditorStoreProvider value={initial.store}>
          <ServerProvider serverFor={serverFor}>
            <PublishedPagesProvider>
              <Open initial={initial} storage={draftStorage} shared={storage === undefined} onLocale={onLocale} />
            </PublishedPagesProvider>
          </ServerProvider>
        </EditorStoreProvider>
        <ToastRegion label={t('bin.notifications')} closeLabel={t('bin.closeNotification')} />
      </ToastsProvider>
    </I18nProvider>
  );
}
