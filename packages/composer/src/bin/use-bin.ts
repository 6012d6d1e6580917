import { editorBinList } from '@kermesse/api/editor-bin-list';
import type { Failure } from '@kermesse/api/failure';
import type { LoadedData } from '@kermesse/api/use-loaded';
import { useEffect, useEffectEvent, useState } from 'react';
import { useServer } from '../server/ServerContext.tsx';
import type { BinItem } from '@kermesse/api/schemas/pages/editor';
import { useServerData } from '../server/use-server-data.ts';
import { binItemId, useBinChanges } from './bin-changes.ts';
import { listLocalBin, type LocalBinned } from './local-bin.ts';

/** The contents of the bin: the items of this browser and, with a key, those of the server. */
export interface Bin {
  local: LocalBinned[];
  /** Whether the items of this browser could not be loaded. */
  localFailed: boolean;
  remote: BinItem[];
  /** Whether either list is still loading. */
  loading: boolean;
  failure: Failure | undefined;
  /** Sets the failure of an action on the bin. */
  fail: LoadedData<BinItem[]>['fail'];
  load(): void;
  /** Repeats what failed: the action, or the load from the server. */
  retry(): void;
}

/**
 * Loads the bin of this browser and of the server, and reloads them when they change. Items of the server that were
 * restored or erased disappear at once.
 */
export function useBin(): Bin {
  const { server } = useServer();
  const [local, setLocal] = useState<LocalBinned[] | 'failed'>();
  const { data: remote, failure, change, fail, reload, retry } = useServerData((from) => from.call(editorBinList, {}));
  const loadLocal = () => void listLocalBin().then(setLocal, () => setLocal('failed'));
  const load = () => {
    loadLocal();
    reload();
  };
  const loadFirst = useEffectEvent(loadLocal);
  useEffect(() => loadFirst(), []);
  useBinChanges(({ back, erasedUntil = '' }) => {
    change((items) => items.filter((item) => binItemId(item) !== back && item.removedAt > erasedUntil));
    load();
  });
  const loading = local === undefined || (server !== undefined && remote === undefined && failure === undefined);
  const localFailed = local === 'failed';
  return {
    local: localFailed ? [] : (local ?? []),
    localFailed,
    remote: remote ?? [],
    loading,
    failure,
    fail,
    load,
    retry,
  };
}
