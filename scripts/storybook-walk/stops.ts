/** An entry of Storybook's `index.json`. */
export interface Entry {
  id: string;
  title: string;
  type: 'docs' | 'story';
  tags?: string[];
}

/** A language and a theme. */
export interface Choice {
  locale: 'fr' | 'en';
  theme: 'light' | 'dark';
}

/** One place of the walk. */
export interface Stop {
  id: string;
  view: 'docs' | 'story';
}

export const choices: readonly Choice[] = [
  { locale: 'fr', theme: 'light' },
  { locale: 'en', theme: 'dark' },
  { locale: 'en', theme: 'light' },
  { locale: 'fr', theme: 'dark' },
];

/** Pages to be read, not parts: they have no docs page. */
const whole = /^(?:Welcome|Foundations|Brand playground)(?:\/|$)/;

/**
 * Every docs page, the welcome page, and the first story of each title without a docs page: all other stories are on
 * their docs page, and each is a test of its own. Stories that are not in the sidebar are skipped.
 */
export function stopsOf(entries: Entry[]): Stop[] {
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
