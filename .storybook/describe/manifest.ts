import { sanitize } from 'storybook/internal/csf';
import type { ComponentManifest, IndexEntry, Manifests } from 'storybook/internal/types';
import { guides } from '../guides/all.ts';
import type { Guide } from '../guides/guide.ts';
import type { PropType } from './components.ts';
import type { DescribedStories } from './described-stories.ts';
import { loadStories } from './load-stories.ts';

const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');

/** Returns a guide as Markdown, so that assistants read the same rules as its docs page shows. */
function guideText(guide: Guide): string {
  const { use, avoid, states, content, roles, says, status = 'stable', related } = guide;
  const keys = Object.entries(guide.keys ?? {}).map(([key, does]) => `${key} ${does}`);
  return [
    `## When to use it\n\n${use}\n\nWhen not to use it: ${avoid}`,
    `## Do\n\n${list(guide.do)}`,
    `## Don’t\n\n${list(guide.dont)}`,
    `## States\n\n${states}`,
    `## Content\n\n${list(content)}`,
    `## Accessibility\n\n${list([roles, ...keys, `Screen readers announce: ${says}`])}`,
    `Status: ${status}. Related: ${related.join(', ')}.`,
  ].join('\n\n');
}

function propText({ name, description, type, table }: PropType): string {
  const value = table.defaultValue === undefined ? '' : `, ${table.defaultValue.summary} by default`;
  const text = description === '' ? '' : `: ${description.replaceAll(/\s+/g, ' ')}`;
  return `\`${name}${type.required ? '' : '?'}: ${table.type.summary}\`${value}${text}`;
}

/** Returns the props of a component as Markdown. Props from React Aria are listed by name only. */
function propsText(props: DescribedStories['props']): string {
  const own = Object.values(props).filter(({ table }) => table.category === undefined);
  const inherited = Object.values(props).filter(({ table }) => table.category !== undefined);
  return [
    ...(own.length === 0 ? [] : [`## Props\n\n${list(own.map(propText))}`]),
    ...(inherited.length === 0 ? [] : [`From React Aria: ${inherited.map(({ name }) => name).join(', ')}.`]),
  ].join('\n\n');
}

/** Returns the manifest of a page with the content of its docs page, replacing what Storybook reads from the file. */
function describe(read: ComponentManifest, page: Page): ComponentManifest {
  const { title, listed, guide, file } = page;
  const { id, path, jsDocTags } = read;
  const code = new Map(file?.stories.map((story) => [story.id, story.code]));
  return {
    id,
    path,
    jsDocTags,
    name: title.split('/').at(-1) ?? read.name,
    description: [file?.comment, guide.use].find(Boolean),
    apiDescription: [propsText(file?.props ?? {}), guideText(guide)].filter(Boolean).join('\n\n'),
    stories: read.stories
      .filter((story) => listed.has(story.id))
      .map((story) => ({
        id: story.id,
        name: story.name,
        description: story.description,
        snippet: code.get(story.id),
      })),
  };
}

interface Page {
  title: string;
  /** The ids of the stories in the sidebar. */
  listed: ReadonlySet<string>;
  guide: Guide;
  file: DescribedStories | undefined;
}

let loading: Promise<DescribedStories[]> | undefined;

/**
 * Returns the manifest for assistants (`manifests/components.json`, and the MCP server): each page that has a guide,
 * with its comment, props, guide and code. Stories are read once; changed files and their props are read on the next
 * start.
 */
export async function manifestsOf(found: Manifests, entries: readonly IndexEntry[]): Promise<Manifests> {
  const { components } = found;
  if (components === undefined) return found;
  loading ??= loadStories({ types: true });
  const files = new Map((await loading).map((file) => [file.title, file]));
  const listed = new Set(entries.filter(({ tags }) => tags?.includes('dev')).map(({ id }) => id));
  const titles = new Map(entries.map(({ title }) => [sanitize(title), title]));
  const described = Object.entries(components.components).flatMap(([id, read]) => {
    const title = titles.get(id);
    const guide = title === undefined ? undefined : guides[title];
    if (title === undefined || guide === undefined) return [];
    return [[id, describe(read, { title, listed, guide, file: files.get(title) })] as const];
  });
  return { ...found, components: { ...components, components: Object.fromEntries(described) } };
}
