import type { Client } from '@kermesse/api/client';
import { isRefusal } from '@kermesse/api/failure';
import { contentModelItems, itemsOf } from '@kermesse/api/content-model-items';
import { useClient } from '@kermesse/api/client-context';
import { useBackOnline } from '@kermesse/api/use-back-online';
import { sectionData } from '@kermesse/api/section-data';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { nameOfSource, sourceOf, type Source } from '../document/source.ts';
import type { PreviewMessage } from './messages.ts';

/** The remote data of a section, and its loading state. */
export type RemoteData =
  | { state: 'loading' | 'failed' | 'empty'; name: string }
  | { state: 'loaded'; name: string; data: Record<string, unknown> };

/** The remote data by its source, serialized as JSON. */
export type RemoteDataMap = ReadonlyMap<string, RemoteData>;

const isEmpty = (data: Record<string, unknown>) =>
  Object.values(data).every((value) => value === undefined || (Array.isArray(value) && value.length === 0));

/**
 * Fetches the data of a source with the site's own operations. A source that is not found counts as empty, as for
 * visitors.
 */
export async function fetchRemoteData(client: Client, source: Source): Promise<RemoteData> {
  const name = nameOfSource(source);
  const loaded = (data: Record<string, unknown>): RemoteData =>
    isEmpty(data) ? { state: 'empty', name } : { state: 'loaded', name, data };
  if (source.type === 'content-model') {
    const { field, isActive, pageSize } = source;
    const result = await client.call(contentModelItems, { contentModelName: source.name, isActive, pageSize });
    return result.ok ? loaded({ [field]: itemsOf(result.data).items }) : { state: 'failed', name };
  }
  const { section, source: from, link } = source;
  const result = await client.call(sectionData, { section, source: from, link });
  if (!result.ok)
    return {
      state: isRefusal(result.failure, 'request/not_found') ? 'empty' : 'failed',
      name,
    };
  const { data } = result.data.result;
  return Array.isArray(data) ? { state: 'empty', name } : loaded(data);
}

/**
 * Fetches the remote data of all sections of a message, each source once. `retry` fetches the failed ones again, and so
 * does the browser once it is back online.
 */
export function useRemoteData(message: PreviewMessage | undefined): { remoteData: RemoteDataMap; retry: () => void } {
  const client = useClient();
  const [remoteData, setRemoteData] = useState<RemoteDataMap>(new Map());
  const setEntry = (key: string, remote: RemoteData) => setRemoteData((before) => new Map(before).set(key, remote));

  const fetchMissing = useEffectEvent(async () => {
    if (message === undefined) return;
    const sources = new Map(
      message.order
        .flatMap((key) => sourceOf(message.entries[key]) ?? [])
        .map((source) => [JSON.stringify(source), source]),
    );
    const missing = [...sources].filter(([key]) => !remoteData.has(key));
    if (missing.length === 0) return;
    for (const [key, source] of missing) setEntry(key, { state: 'loading', name: nameOfSource(source) });
    await Promise.all(missing.map(async ([key, source]) => setEntry(key, await fetchRemoteData(client, source))));
  });
  useEffect(() => {
    void fetchMissing();
  }, [message, remoteData]);
  const retry = useCallback(
    () => setRemoteData((before) => new Map([...before].filter(([, { state }]) => state !== 'failed'))),
    [],
  );
  useBackOnline(
    [...remoteData.values()].some(({ state }) => state === 'failed'),
    retry,
  );
  return { remoteData, retry };
}
