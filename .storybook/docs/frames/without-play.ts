/** The search parameter of the stories in the iframes of docs pages. */
export const inDocs = 'in-docs';

/** An export of a story file: a story, or the meta as the default export. */
interface Annotations {
  play?: unknown;
  parameters?: { playsInDocs?: boolean };
}

const hasPlay = (value: unknown): value is Annotations =>
  typeof value === 'object' && value !== null && 'play' in value;

/**
 * Returns a story file's exports as Storybook imports them. In an iframe of a docs page its stories have no play
 * function: the reader can use a story there, and nothing types or presses by itself. The parameter `playsInDocs` keeps
 * the play function of a story that shows nothing before, such as a closed menu.
 */
export function withoutPlay(file: Record<string, unknown>): Record<string, unknown> {
  if (!new URLSearchParams(location.search).has(inDocs)) return file;
  const still = (value: unknown) =>
    hasPlay(value) && value.parameters?.playsInDocs !== true ? { ...value, play: undefined } : value;
  return Object.fromEntries(Object.entries(file).map(([name, value]) => [name, still(value)]));
}
