import { Refused } from '../../operation/refused.ts';
import { nextOf } from '../accounts/accounts.ts';
import { mockDate, type StoredBinEntry, type World } from '../world.ts';
import { putPage, extractPage } from './editor.ts';
import { moveRedirects, requireFreeSlug, requireUntakenSlug } from './redirects.ts';
import { extractPicture } from './pictures.ts';

const erasedAt = '2026-12-21T08:00:00.000Z';

/** Returns the target of the redirects to a page in the bin. It is not an address. */
const keyOf = (id: string) => `bin:${id}`;

function toBinEntry(entry: StoredBinEntry) {
  const dates = { removedAt: mockDate, erasedAt };
  if (entry.kind === 'page')
    return {
      kind: entry.kind,
      id: entry.id,
      slug: entry.slug,
      title: entry.versions.at(-1)?.configuration['title'] ?? null,
      ...dates,
    };
  return { kind: entry.kind, id: entry.id, slug: '', title: entry.picture.name, src: entry.picture.src, ...dates };
}

function addEntry({ bin }: World, entry: StoredBinEntry) {
  bin.push(entry);
  return toBinEntry(entry);
}

/** Returns the entries of the bin, last removed first. */
export const binOf = ({ bin }: World) => bin.map(toBinEntry).toReversed();

/** Moves a page to the bin. @throws Refused if it does not exist or has a newer version. */
export function removePage(world: World, slug: string, base: number) {
  const id = nextOf(world.accounts, 'binned');
  const versions = extractPage(world, slug, base);
  moveRedirects(world, slug, keyOf(id));
  return addEntry(world, { kind: 'page', id, slug, versions });
}

/** Moves a picture to the bin. @throws Refused if it does not exist. */
export function removePicture(world: World, src: string) {
  const picture = extractPicture(world, src);
  if (picture === undefined) throw new Refused('request/not_found');
  return addEntry(world, { kind: 'picture', id: nextOf(world.accounts, 'binned'), picture });
}

/** Restores an entry of the bin. @throws Refused if it does not exist, or the page cannot have the address. */
export function restore(
  world: World,
  kind: StoredBinEntry['kind'],
  id: string,
  slug?: string,
): { slug: string; version: number } {
  const entry = world.bin.find((each) => each.kind === kind && each.id === id);
  if (entry === undefined) throw new Refused('request/not_found');
  const rest = world.bin.filter((each) => each !== entry);
  if (entry.kind === 'picture') {
    world.pictures.push(entry.picture);
    world.bin = rest;
    return { slug: '', version: 0 };
  }
  // A page keeps its own address, even if that has been reserved since.
  if (slug === undefined) requireUntakenSlug(world, entry.slug);
  else requireFreeSlug(world, slug);
  const target = slug ?? entry.slug;
  world.bin = rest;
  moveRedirects(world, keyOf(id), target);
  return { slug: target, version: putPage(world, target, entry.versions) };
}

/** Erases the entries of the bin removed until a time, except pictures that the content still uses. */
export function emptyBin(world: World, until = mockDate): { erased: number; kept: number } {
  if (until < mockDate) return { erased: 0, kept: 0 };
  const content = JSON.stringify(world.content);
  const before = world.bin.length;
  const erasedKeys = new Set(world.bin.filter(({ kind }) => kind === 'page').map(({ id }) => keyOf(id)));
  for (const [slug, target] of world.redirects) if (erasedKeys.has(target)) world.redirects.delete(slug);
  world.bin = world.bin.filter((each) => each.kind === 'picture' && content.includes(JSON.stringify(each.picture.src)));
  return { erased: before - world.bin.length, kept: world.bin.length };
}

/** An entry of the bin in the mock's `success` response. */
export const exampleBinEntry = {
  kind: 'page' as const,
  id: 'binned',
  slug: 'tarifs',
  title: { fr: 'Tarifs', en: 'Prices' },
  removedAt: mockDate,
  erasedAt,
};
