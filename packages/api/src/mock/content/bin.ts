import { mockDate, putPage, requireFreeSlug, extractPage, type StoredVersion } from './editor.ts';
import { putPicture, extractPicture, type StoredPicture } from './pictures.ts';
import { Refused } from '../../operation/refused.ts';
import type { World } from '../world.ts';

type Binned = { id: string } & (
  | { kind: 'page'; slug: string; versions: StoredVersion[] }
  | { kind: 'picture'; picture: StoredPicture }
);

const bins = new WeakMap<World['content'], Binned[]>();
const erased = '2026-12-21T08:00:00.000Z';
let count = 0;

const listOf = ({ content }: World): Binned[] => bins.get(content) ?? [];

function shown(entry: Binned) {
  const dates = { removedAt: mockDate, erasedAt: erased };
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

function put(world: World, entry: Binned) {
  bins.set(world.content, [...listOf(world), entry]);
  return shown(entry);
}

const nextId = () => `binned-${(count += 1)}`;

/** Returns the entries of the bin, last removed first. */
export const binOf = (world: World) => listOf(world).map(shown).toReversed();

/** Moves a page to the bin. @throws Refused if it does not exist or has a newer version. */
export function removePage(world: World, slug: string, base: number) {
  return put(world, { kind: 'page', id: nextId(), slug, versions: extractPage(world, slug, base) });
}

/** Moves a picture to the bin. @throws Refused if it does not exist. */
export function removePicture(world: World, src: string) {
  const picture = extractPicture(world, src);
  if (picture === undefined) throw new Refused('request/not_found');
  return put(world, { kind: 'picture', id: nextId(), picture });
}

/** Restores an entry of the bin. @throws Refused if it does not exist or its address is taken. */
export function restore(
  world: World,
  kind: Binned['kind'],
  id: string,
  slug?: string,
): { slug: string; version: number } {
  const entry = listOf(world).find((each) => each.kind === kind && each.id === id);
  if (entry === undefined) throw new Refused('request/not_found');
  const rest = listOf(world).filter((each) => each !== entry);
  if (entry.kind === 'picture') {
    putPicture(world, entry.picture);
    bins.set(world.content, rest);
    return { slug: '', version: 0 };
  }
  const wanted = slug ?? entry.slug;
  requireFreeSlug(world, wanted);
  bins.set(world.content, rest);
  return { slug: wanted, version: putPage(world, wanted, entry.versions) };
}

/** Erases the entries of the bin, except pictures that the content still uses. */
export function emptyBin(world: World): { erased: number; kept: number } {
  const content = JSON.stringify(world.content);
  const kept = listOf(world).filter(
    (each) => each.kind === 'picture' && content.includes(JSON.stringify(each.picture.src)),
  );
  const before = listOf(world).length;
  bins.set(world.content, kept);
  return { erased: before - kept.length, kept: kept.length };
}

/** An entry of the bin in the mock's `success` response. */
export const exampleBinned = {
  kind: 'page' as const,
  id: 'binned',
  slug: 'tarifs',
  title: { fr: 'Tarifs', en: 'Prices' },
  removedAt: mockDate,
  erasedAt: erased,
};
