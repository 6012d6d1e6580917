/** The search parameter of the stories in the iframes of docs pages. */
export const inDocs = 'in-docs';

/** An export of a story file: a story, or the meta as the default export. */
interface Annotations {
  play?: unknown;
}

const hasPlay = (value: unknown): value is Annotations =>
  typeof value === 'object' && value !== null && 'play' in value;

/**
 * Returns a story file's exports as Storybook imports them. In an iframe of a docs page its stories have no play
 * function: the reader can use a story there, and nothing types or presses by itself. The first story of a page must
 * therefore show its component without a play function: an open dialog is open by its args.
 */
export function withoutPlay(file: Record<string, unknown>): Record<string, unknown> {
  if (!new URLSearchParams(location.search).has(inDocs)) return file;
  const still = (value: unknown) => (hasPlay(value) ? { ...value, play: undefined } : value);
  return Object.fromEntries(Object.entries(file).map(([name, value]) => [name, still(value)]));
}
