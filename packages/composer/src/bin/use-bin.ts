import type { Failure } from '@kermesse/api/failure';
import { useCallback, useEffect, useState } from 'react';
import { useServer } from '../server/ServerContext.tsx';
import type { Binned } from '../server/server.ts';
import { useBinChange } from './bin-changes.ts';
import { listLocalBin, type LocalBinned } from './local-bin.ts';

/** What is in the bin: what this browser has, and with a key what the server has. */
export interface Bin {
  local: LocalBinned[];
  remote: Binned[];
  /** Whether either is still on its way. */
  loading: boolean;
  failure?: Failure;
  /** Says what went wrong with something that was tried. */
  fail(failure: Failure): void;
  load(): void;
}

/** The bin of this browser and that of the server. */
export function useBin(): Bin {
  const { server } = useServer();
  const [local, setLocal] = useState<LocalBinned[]>();
  const [remote, setRemote] = useState<Binned[]>();
  const [failure, setFailure] = useState<Failure>();
  const load = useCallback(() => {
    listLocalBin().then(setLocal, () => setLocal([]));
    setFailure(undefined);
    void server?.bin().then((answer) => (answer.ok ? setRemote(answer.data) : setFailure(answer.failure)));
  }, [server]);
  useEffect(load, [load]);
  useBinChange(load);
  const loading = local === undefined || (server !== undefined && remote === undefined && failure === undefined);
  return { local: local ?? [], remote: remote ?? [], loading, failure, fail: setFailure, load };
}
