import { useEffect, useState } from 'react';
import { readPlaces, searchAddress, type Place } from './places.ts';

/** What became of a search. */
export type Found = { state: 'idle' | 'searching' | 'failed' } | { state: 'found'; places: Place[] };

/** How long the fingers rest before a search is sent, and how long it may take, in milliseconds. */
const rest = 300;
const patience = 8000;
/** From how many letters on a text is worth a search. */
const fewest = 3;

async function search(address: string, signal: AbortSignal): Promise<Found> {
  try {
    const response = await fetch(address, { signal, credentials: 'omit', headers: { accept: 'application/json' } });
    return response.ok ? { state: 'found', places: readPlaces(await response.json()) } : { state: 'failed' };
  } catch {
    return { state: 'failed' };
  }
}

/** Looks for places by free text: after a rest, one search at a time, the one before called off. */
export function usePlaces(url: string, query: string, locale: 'fr' | 'en'): Found {
  const [found, setFound] = useState<{ of: string; result: Found }>();
  const wanted = query.trim();

  useEffect(() => {
    if (wanted.length < fewest) return undefined;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      const signal = AbortSignal.any([controller.signal, AbortSignal.timeout(patience)]);
      void search(searchAddress(url, wanted, locale), signal).then((result) => {
        if (!controller.signal.aborted) setFound({ of: wanted, result });
      });
    }, rest);
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [url, wanted, locale]);

  if (wanted.length < fewest) return { state: 'idle' };
  return found?.of === wanted ? found.result : { state: 'searching' };
}
