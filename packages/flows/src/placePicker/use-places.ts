import { loadWithRetries } from '@kermesse/api/load-with-retries';
import type { Locale } from '@kermesse/api/schemas/common/locale';
import { loadPlaces } from '@kermesse/ui/map-data';
import { useEffect, useState } from 'react';
import { maxResults, readPlaces, searchAddress, type Place } from './places.ts';

/** The state of a search. */
export type SearchState = { state: 'idle' | 'searching' | 'failed' } | { state: 'found'; places: Place[] };

const idle: SearchState = { state: 'idle' };
const searching: SearchState = { state: 'searching' };

/** The pause in typing before a request is sent, in milliseconds. */
const debounce = 300;
/** The timeout of a request, in milliseconds. */
const searchTimeout = 8000;
/** The minimum length of a text, for a service and for the site's own list. */
const minimumLength = { service: 3, own: 2 };

/** Searches the site's own list, which loads with the first search. */
async function searchOwn(query: string, locale: Locale): Promise<SearchState> {
  try {
    const [places, { findPlaces }, { countryName }] = await loadWithRetries(() =>
      Promise.all([loadPlaces(), import('@kermesse/ui/find-places'), import('@kermesse/ui/known-places')]),
    );
    const found = findPlaces(places, query, maxResults).map(({ name, region, country, lat, lng }) => ({
      id: `${name} ${lat} ${lng}`,
      name,
      where: [region, countryName(country, locale)].filter((part) => part !== '').join(', '),
      lat,
      lng,
    }));
    return { state: 'found', places: found };
  } catch {
    return { state: 'failed' };
  }
}

/** Searches with a service. The code that sends requests loads with the first search. */
async function searchService(address: string, signal: AbortSignal): Promise<SearchState> {
  try {
    const { getJson } = await loadWithRetries(() => import('@kermesse/api/transport'));
    const result = await getJson(address, { signal, timeout: searchTimeout });
    return result.ok ? { state: 'found', places: readPlaces(result.data) } : { state: 'failed' };
  } catch {
    return { state: 'failed' };
  }
}

/**
 * Searches places by free text, with a service or in the site's own list. A search runs after a pause in typing and
 * cancels the previous one. `retry` repeats a failed search.
 */
export function usePlaces(url: string | undefined, query: string, locale: Locale) {
  /** The last search that has ended. */
  const [last, setLast] = useState<{ query: string; state: SearchState }>();
  const [round, setRound] = useState(0);
  const wanted = query.trim();
  const enough = wanted.length >= (url === undefined ? minimumLength.own : minimumLength.service);

  useEffect(() => {
    if (!enough) return undefined;
    const controller = new AbortController();
    const timer = setTimeout(
      () => {
        const result =
          url === undefined
            ? searchOwn(wanted, locale)
            : searchService(searchAddress(url, wanted, locale), controller.signal);
        void result.then((state) => {
          if (!controller.signal.aborted) setLast({ query: wanted, state });
        });
      },
      url === undefined ? 0 : debounce,
    );
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [url, wanted, enough, locale, round]);

  function retry() {
    setLast(undefined);
    setRound((before) => before + 1);
  }

  const current = last?.query === wanted ? last.state : searching;
  return { search: enough ? current : idle, retry };
}
