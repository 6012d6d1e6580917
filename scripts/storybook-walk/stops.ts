import type { IndexEntry } from 'storybook/internal/types';

/** A language and a theme. */
export interface Choice {
  locale: 'fr' | 'en';
  theme: 'light' | 'dark';
}

/** A docs page or story to visit. */
export interface Stop {
  id: string;
  view: 'docs' | 'story';
  /** The props that the table of a docs page must show. */
  props?: string[] | undefined;
}

export const choices: readonly Choice[] = [
  { locale: 'fr', theme: 'light' },
  { locale: 'en', theme: 'dark' },
  { locale: 'en', theme: 'light' },
  { locale: 'fr', theme: 'dark' },
];

/** Matches titles of pages that consist of stories and have no docs page. */
const whole = /^(?:Welcome|Foundations|Brand playground)(?:\/|$)/;

/**
 * Returns the pages to visit: every docs page, the welcome page, and the first story of each title without a docs page.
 * All other stories are on their docs page and are tested separately. Skips stories that are not in the sidebar.
 */
export function stopsOf(entries: IndexEntry[]): Stop[] {
  const seen = new Set(entries.filter(({ type }) => type === 'docs').map(({ title }) => title));
  const chosen = entries.filter(({ type, title, tags = [] }) => {
    if (type === 'docs') return true;
    if (!tags.includes('dev') || whole.test(title)) return tags.includes('dev');
    if (tags.includes('play-fn') || seen.has(title)) return false;
    seen.add(title);
    return true;
  });
  return chosen.map(({ id, type }) => ({ id, view: type }));
}
