import { loadPatiently } from '@kermesse/api/load-patiently';
import { loadPlaces } from '@kermesse/ui/map-data';
import { useEffect, useState } from 'react';
import { most, readPlaces, searchAddress, type Place } from './places.ts';

/** What became of a search. */
export type Found = { state: 'idle' | 'searching' | 'failed' } | { state: 'found'; places: Place[] };

const idle: Found = { state: 'idle' };
const searching: Found = { state: 'searching' };

/** How long the fingers rest before a search is sent, and how long it may take, in milliseconds. */
const rest = 300;
const patience = 8000;
/** From how many letters on a text is worth a search: of a service, and of the site's own list. */
const fewest = { service: 3, own: 2 };

/** Searches the site's own list, which is loaded with the first search. */
async function searchOwn(query: string, locale: 'fr' | 'en'): Promise<Found> {
  try {
    const [places, { findPlaces }, { countryName }] = await loadPatiently(() =>
      Promise.all([loadPlaces(), import('@kermesse/ui/find-places'), import('@kermesse/ui/known-places')]),
    );
    const found = findPlaces(places, query, most).map(({ name, region, country, lat, lng }) => ({
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

async function search(address: string, signal: AbortSignal): Promise<Found> {
  try {
    const response = await fetch(address, { signal, credentials: 'omit', headers: { accept: 'application/json' } });
    return response.ok ? { state: 'found', places: readPlaces(await response.json()) } : { state: 'failed' };
  } catch {
    return { state: 'failed' };
  }
}

/**
 * Looks for places by free text, in the site's own list where there is no service: after a rest, one search at a time, the
 * one before called off. `again` repeats a search that failed.
 */
export function usePlaces(url: string | undefined, query: string, locale: 'fr' | 'en') {
  const [found, setFound] = useState<{ of: string; result: Found }>();
  const [round, setRound] = useState(0);
  const wanted = query.trim();
  const enough = wanted.length >= (url === undefined ? fewest.own : fewest.service);

  useEffect(() => {
    if (!enough) return undefined;
    const controller = new AbortController();
    const timer = setTimeout(
      () => {
        const signal = AbortSignal.any([controller.signal, AbortSignal.timeout(patience)]);
        const asked =
          url === undefined ? searchOwn(wanted, locale) : search(searchAddress(url, wanted, locale), signal);
        void asked.then((result) => {
          if (!controller.signal.aborted) setFound({ of: wanted, result });
        });
      },
      url === undefined ? 0 : rest,
    );
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [url, wanted, enough, locale, round]);

  function again() {
    setFound(undefined);
    setRound((before) => before + 1);
  }

  const answer = found?.of === wanted ? found.result : searching;
  return { found: enough ? answer : idle, again };
}
