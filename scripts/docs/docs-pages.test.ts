import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readComponents } from '../../.storybook/describe/components.ts';
import { guides } from '../../.storybook/guides/all.ts';
import { docsPages, type DocsPage } from './docs-pages.ts';
import { root } from '../lib/workspace.mjs';
import { storyIndex } from './story-index.ts';

const entries = await storyIndex();
const pages = docsPages(entries);

/** The sidebar groups whose pages need a guide. */
const guided = /^(?:Components|Composer|Flows|Pages|Sections|Shell)\//;

describe('docs pages', () => {
  test('every component page has a guide', () => {
    const without = pages.filter(({ title }) => guided.test(title) && guides[title] === undefined);
    expect(
      without.map(({ title }) => title),
      'these titles have no guide in .storybook/guides',
    ).toEqual([]);
  });

  test('of the pages of one component, all but one describe what they show in a comment above `meta`', () => {
    const describes = ({ stories }: DocsPage) => /\*\/\nconst meta = /.test(readFileSync(join(root, stories), 'utf8'));
    const shared = Object.values(Object.groupBy(pages, ({ component }) => component ?? '')).filter(
      ([first, ...more] = []) => first?.component !== undefined && more.length > 0,
    );
    expect(shared.length).toBeGreaterThan(4);
    const inherited = shared.map((group = []) => group.filter((page) => !describes(page)).map(({ title }) => title));
    expect(inherited.filter((titles) => titles.length > 1)).toEqual([]);
  });

  test('every guide belongs to a page and links only to existing pages', () => {
    const titles = new Set(entries.map(({ title }) => title));
    const isGroup = (title: string) => [...titles].some((each) => each.startsWith(`${title}/`));
    expect(Object.keys(guides).filter((title) => !titles.has(title) && !isGroup(title))).toEqual([]);
    const related = Object.values(guides).flatMap((guide) => guide.related);
    expect(related.filter((title) => !titles.has(title))).toEqual([]);
  });

  test('the page of other names links only to existing pages', () => {
    const text = readFileSync(join(root, '.storybook/welcome/OtherNames.mdx'), 'utf8');
    const links = [...text.matchAll(/\?path=\/(?:docs|story)\/([\w-]+)/g)].map(([, id]) => id);
    const known = new Set(entries.map(({ id }) => id));
    expect(links.length).toBeGreaterThan(30);
    expect(links.filter((id) => !known.has(id ?? ''))).toEqual([]);
  });

  test('no MDX page has a Markdown table, which Storybook shows as text', () => {
    const sources = globSync('.storybook/*/*.mdx', { cwd: root });
    const withTable = sources.filter((file) => /^\|/m.test(readFileSync(join(root, file), 'utf8')));
    expect(sources.length).toBeGreaterThan(3);
    expect(withTable).toEqual([]);
  });

  test('no guide has an empty list', () => {
    const empty = Object.entries(guides).filter(([, { content, related, ...guide }]) =>
      [content, related, guide.do, guide.dont].some((list) => list.length === 0),
    );
    expect(empty.map(([title]) => title)).toEqual([]);
  });

  test('the cost of every page is measured (npm run costs)', () => {
    const costs = JSON.parse(readFileSync(join(root, '.storybook/docs/costs.generated.json'), 'utf8')) as object;
    const measured = pages.filter(({ component }) => component !== undefined).map(({ title }) => title);
    expect(Object.keys(costs)).toEqual(measured.toSorted());
  });
});

describe('component props', () => {
  let reader: ReturnType<typeof readComponents>;
  beforeAll(() => {
    reader = readComponents(root);
  });
  afterAll(() => reader.close());

  const propsIn = (pattern: string) =>
    globSync(pattern, { cwd: root })
      .filter((file) => !file.endsWith('.stories.tsx'))
      .flatMap((file) =>
        Object.entries(reader.in(join(root, file))).flatMap(([component, { props }]) =>
          Object.values(props).map((prop) => ({ ...prop, of: component })),
        ),
      );

  test('no prop has an uninformative type', () => {
    const props = propsIn('packages/ui/src/*/*.tsx');
    expect(props.length).toBeGreaterThan(300);
    const vague = props.filter(({ table }) => /^(?:union|enum|any|unknown|object)$|\bany\b/.test(table.type.summary));
    expect(vague.map(({ of, name, table }) => `${of}.${name}: ${table.type.summary}`)).toEqual([]);
  });

  test('every prop of a component with a docs page has a description', () => {
    const files = new Set(pages.flatMap(({ component }) => component ?? []));
    const published = [...files].filter((file) => !file.includes('/stories/'));
    const without = published.flatMap(propsIn).filter(({ description, table }) => !description && !table.category);
    expect(without.map(({ of, name, table }) => `${of}.${name}: ${table.type.summary}`)).toEqual([]);
  });

  test('a union type lists its values, and props of React Aria are included', () => {
    const { Button } = reader.in(join(root, 'packages/ui/src/Button/Button.tsx'));
    expect(Button?.props['variant']?.table).toEqual({
      type: { summary: "'highlight' | 'line' | 'primary' | 'quiet'" },
      defaultValue: { summary: "'primary'" },
    });
    expect(Button?.props['onPress']?.table.category).toBe('From React Aria');
    expect(Button?.props).not.toHaveProperty('onTouchEnd');
  });
});
