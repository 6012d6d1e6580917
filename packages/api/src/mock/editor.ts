import type { PageSeed } from '../contract/seed.ts';
import { Refused } from './refused.ts';
import type { World } from './world.ts';

type Configuration = Record<string, unknown>;

interface Kept {
  version: number;
  createdAt: string;
  configuration: Configuration;
}

/** Which document is meant. */
export interface DocumentName {
  kind: 'page' | 'site';
  slug: string;
}

/** When everything of a mock was made: pictures of stories must not change with the day. */
export const made = '2026-11-21T08:00:00.000Z';

const histories = new WeakMap<World['content'], Map<string, Kept[]>>();
const keyOf = ({ kind, slug }: DocumentName) => (kind === 'site' ? 'site' : `page ${slug}`);

function historiesOf({ content }: World): Map<string, Kept[]> {
  const known = histories.get(content);
  if (known !== undefined) return known;
  const first = (configuration: unknown): Kept[] => [{ version: 1, createdAt: made, configuration: structuredClone(configuration) as Configuration }];
  const pages = content.pages.map((page) => [`page ${page.slug}`, first(page)] as const);
  const begun = new Map<string, Kept[]>([...pages, ['site', first(content.site)]]);
  histories.set(content, begun);
  return begun;
}

/** The versions of a document, the oldest first; none when it is not there. */
export function versionsOf(world: World, name: DocumentName): Kept[] {
  return historiesOf(world).get(keyOf(name)) ?? [];
}

/** Every document with its newest version: pages by slug, the site last. */
export function editorDocuments(world: World) {
  return [...historiesOf(world)].toSorted(([a], [b]) => (a < b ? -1 : 1)).flatMap(([key, kept]) => {
    const last = kept.at(-1);
    if (last === undefined) return [];
    const { version, createdAt, configuration } = last;
    const kind = key === 'site' ? ('site' as const) : ('page' as const);
    return [{ kind, slug: key === 'site' ? '' : key.slice(5), title: configuration['title'] ?? null, version, updatedAt: createdAt }];
  });
}

/** A document in one of its versions. @throws Refused when there is no such version. */
export function documentAt(world: World, name: DocumentName, version: number) {
  const found = versionsOf(world, name).find((each) => each.version === version);
  if (found === undefined) throw new Refused('request/not_found');
  return { configuration: found.configuration, version };
}

/** A document as it is now. @throws Refused when it is not there. */
export function currentDocument(world: World, kind: DocumentName['kind'], slug: string) {
  return documentAt(world, { kind, slug }, versionsOf(world, { kind, slug }).at(-1)?.version ?? 0);
}

function show({ content }: World, { kind, slug }: DocumentName, configuration: Configuration): void {
  const copy = structuredClone(configuration);
  if (kind === 'site') {
    content.site = copy;
    return;
  }
  const page = copy as unknown as PageSeed;
  const at = content.pages.findIndex((each) => each.slug === slug);
  if (at === -1) content.pages.push(page);
  else content.pages[at] = page;
}

/** Publishes over a version. @throws Refused when there is another one by now, or the page names another address. */
export function publishDocument(world: World, name: DocumentName, configuration: Configuration, base: number): { version: number } {
  if (name.kind === 'page' && configuration['slug'] !== name.slug) throw new Refused('form/invalid_data', { slug: 'invalid' });
  const kept = versionsOf(world, name);
  const last = kept.at(-1);
  if ((last?.version ?? 0) !== base) throw new Refused('editor/conflict');
  if (last !== undefined && JSON.stringify(last.configuration) === JSON.stringify(configuration)) return { version: last.version };
  const version = base + 1;
  historiesOf(world).set(keyOf(name), [...kept, { version, createdAt: made, configuration: structuredClone(configuration) }]);
  show(world, name, configuration);
  return { version };
}

export const exampleDocument = {
  version: 1,
  configuration: { slug: 'home', title: { fr: 'Accueil', en: 'Home' }, sections: [], sectionsOrder: [], sectionsDisabled: [] },
};

export const exampleListed = { kind: 'page' as const, slug: 'home', title: { fr: 'Accueil', en: 'Home' }, version: 1, updatedAt: made };
