import type { PageSeed } from '../../contract/seed/seed.ts';
import { countLinksTo, withLinksTo } from '../../schemas/pages/page-links.ts';
import { isReservedSlug } from '../../schemas/pages/routes.ts';
import { requireFreeSlug, saveRedirect } from './redirects.ts';
import { Refused } from '../../operation/refused.ts';
import { mockDate, type StoredVersion, type World } from '../world.ts';

type Configuration = StoredVersion['configuration'];

/** Identifies a document. */
export interface DocumentName {
  kind: 'page' | 'site';
  slug: string;
}

const keyOf = ({ kind, slug }: DocumentName) => (kind === 'site' ? 'site' : `page ${slug}`);

/** Returns the versions of a document, oldest first; empty if the document does not exist. */
export function versionsOf(world: World, name: DocumentName): StoredVersion[] {
  return world.versions.get(keyOf(name)) ?? [];
}

/** Returns every document with its newest version: pages by slug, the site last. */
export function editorDocuments(world: World) {
  return [...world.versions]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([key, versions]) => {
      const last = versions.at(-1);
      if (last === undefined) return [];
      const { version, createdAt, configuration } = last;
      const kind = key === 'site' ? ('site' as const) : ('page' as const);
      return [
        {
          kind,
          slug: key === 'site' ? '' : key.slice(5),
          title: configuration['title'] ?? null,
          version,
          updatedAt: createdAt,
        },
      ];
    });
}

/** Returns a version of a document. @throws Refused `request/not_found`. */
export function documentAt(world: World, name: DocumentName, version: number) {
  const found = versionsOf(world, name).find((each) => each.version === version);
  if (found === undefined) throw new Refused('request/not_found');
  return { configuration: found.configuration, version };
}

/** Returns the newest version of a document. @throws Refused `request/not_found`. */
export function currentDocument(world: World, kind: DocumentName['kind'], slug: string) {
  return documentAt(world, { kind, slug }, versionsOf(world, { kind, slug }).at(-1)?.version ?? 0);
}

function updateContent({ content }: World, { kind, slug }: DocumentName, configuration: Configuration): void {
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

interface PublishOptions {
  /** The version that the new one replaces: 0 for a new document. */
  base: number;
  /** The previous address of the page. */
  from?: string;
  /** Whether links to the previous address change to the new one. */
  follow?: boolean;
}

/** Moves a page with all its versions to another address. */
function move(world: World, from: string, slug: string): void {
  const { content, versions } = world;
  versions.set(`page ${slug}`, versions.get(`page ${from}`) ?? []);
  versions.delete(`page ${from}`);
  for (const page of content.pages) if (page.slug === from) page.slug = slug;
}

function saveVersion(world: World, name: DocumentName, configuration: Configuration): number {
  const versions = versionsOf(world, name);
  const last = versions.at(-1);
  if (last !== undefined && JSON.stringify(last.configuration) === JSON.stringify(configuration)) return last.version;
  const version = (last?.version ?? 0) + 1;
  world.versions.set(keyOf(name), [
    ...versions,
    { version, createdAt: mockDate, configuration: structuredClone(configuration) },
  ]);
  updateContent(world, name, configuration);
  if (name.kind === 'page') world.redirects.delete(name.slug);
  return version;
}

function followLinks(world: World, from: string, to: string) {
  return linkingDocuments(world, from)
    .filter(({ kind, slug }) => kind === 'site' || slug !== to)
    .map(({ kind, slug }) => {
      const { configuration } = currentDocument(world, kind, slug);
      return { kind, slug, version: saveVersion(world, { kind, slug }, withLinksTo(configuration, from, to)) };
    });
}

/**
 * Publishes a document over the version `base`. With `from`, the page moves to a new address.
 * @throws Refused `editor/conflict` if the stored version is another one; `form/invalid_data` if the page cannot have
 * the address.
 */
export function publishDocument(
  world: World,
  name: DocumentName,
  configuration: Configuration,
  { base, from, follow = false }: PublishOptions,
) {
  const { kind, slug } = name;
  if (kind === 'page' && configuration['slug'] !== slug) throw new Refused('form/invalid_data', { slug: 'invalid' });
  const moves = kind === 'page' && from !== undefined && from !== slug;
  if (kind === 'page' && (moves || base === 0) && isReservedSlug(slug))
    throw new Refused('form/invalid_data', { slug: 'reserved' });
  const stored = versionsOf(world, moves ? { kind, slug: from } : name).at(-1)?.version ?? 0;
  if (stored !== base || (moves && stored === 0)) throw new Refused('editor/conflict');
  if (!moves) return { version: saveVersion(world, name, configuration) };
  requireFreeSlug(world, slug);
  move(world, from, slug);
  world.redirects.delete(slug);
  saveRedirect(world, from, slug);
  const version = saveVersion(world, name, configuration);
  return { version, followed: follow ? followLinks(world, from, slug) : [] };
}

/** Returns the documents that link to a page, except the page itself. */
export function linkingDocuments(world: World, target: string) {
  return editorDocuments(world).flatMap(({ kind, slug, title }) => {
    const links =
      kind === 'page' && slug === target ? 0 : countLinksTo(currentDocument(world, kind, slug).configuration, target);
    return links === 0 ? [] : [{ kind, slug, title, links }];
  });
}

/**
 * Removes a page from the content. Returns its versions, oldest first. @throws Refused `request/not_found` if it does
 * not exist; `editor/conflict` if it has a newer version.
 */
export function extractPage(world: World, slug: string, base: number): StoredVersion[] {
  const versions = versionsOf(world, { kind: 'page', slug });
  if (versions.length === 0) throw new Refused('request/not_found');
  if (versions.at(-1)?.version !== base) throw new Refused('editor/conflict');
  world.versions.delete(`page ${slug}`);
  world.content.pages = world.content.pages.filter((page) => page.slug !== slug);
  return versions;
}

/**
 * Puts a removed page back at an address, where it replaces a redirect. Returns its version.
 * @throws Refused `request/not_found` without versions.
 */
export function putPage(world: World, slug: string, versions: StoredVersion[]): number {
  const name: DocumentName = { kind: 'page', slug };
  const last = versions.at(-1);
  if (last === undefined) throw new Refused('request/not_found');
  const configuration = { ...last.configuration, slug };
  world.versions.set(keyOf(name), versions);
  world.redirects.delete(slug);
  updateContent(world, name, configuration);
  return saveVersion(world, name, configuration);
}

/** A document with its version in the mock's `success` response. */
export const exampleDocument = {
  version: 1,
  configuration: {
    slug: 'home',
    title: { fr: 'Accueil', en: 'Home' },
    sections: [],
    sectionsOrder: [],
    sectionsDisabled: [],
  },
};

/** The only entry of the list of documents in the mock’s `success` response. */
export const exampleSummary = {
  kind: 'page' as const,
  slug: 'home',
  title: { fr: 'Accueil', en: 'Home' },
  version: 1,
  updatedAt: mockDate,
};
