import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { LRUCache } from 'lru-cache';
import * as z from 'zod';
import { dayMilliseconds } from '@kermesse/api/schemas/common/durations';
import { isDraft, type FileStore } from '../../platform/files/store.ts';
import { SingleFlight } from '../../platform/http/single-flight.ts';
import { listFiles } from './static-files.ts';

/** The content-hashed files of recent releases, for tabs that were opened before a deploy. */
export interface ReleaseAssets {
  /**
   * Stores the assets of this release and removes those of releases that last ran more than thirty days ago, or, beyond
   * the ten newest, more than a day ago. Call it at the start and at intervals.
   */
  store(): Promise<void>;
  /** Returns the bytes of an asset of any stored release by its address; undefined if no release has it. */
  find(address: string): Promise<Uint8Array | undefined>;
}

/** The number of days that assets stay after their release last ran. */
const daysKept = 30;
/** The maximum number of stored releases, the newest first. Each takes about 8 MB. */
const maxReleases = 10;
/** The milliseconds that the list of releases stays valid. After that, an unknown address reloads it. */
const listLifetime = 5000;

/** Returns whether an address belongs to the folder of hashed files or to a folder inside it. */
const isAsset = (address: string) => /^\/assets\/(?:[\w-]+\/)?[\w-]+(?:\.[\w-]+)+$/.test(address);

/** The schema of a pack's index: the offset and the length of each file in bytes, by address. */
const indexSchema = z.record(z.string().refine(isAsset), z.tuple([z.int().nonnegative(), z.int().nonnegative()]));

interface Pack {
  index: z.output<typeof indexSchema>;
  /** The concatenated files. */
  bytes: Uint8Array;
}

const pathOf = (content: Uint8Array) => `releases/${createHash('sha256').update(content).digest('hex').slice(0, 32)}`;

/** Packs all assets into one file, so that one call stores a release. Its first line is the index as JSON. */
function packOf(folders: readonly string[]): { path: string; content: Uint8Array } {
  const index: Pack['index'] = {};
  const parts: Uint8Array[] = [];
  let offset = 0;
  for (const [address, { file }] of folders
    .flatMap((folder) => [...listFiles(folder)])
    .filter(([name]) => isAsset(name))) {
    const bytes = readFileSync(file);
    index[address] = [offset, bytes.byteLength];
    offset += bytes.byteLength;
    parts.push(bytes);
  }
  const content = Buffer.concat([Buffer.from(`${JSON.stringify(index)}\n`), ...parts]);
  return { path: pathOf(content), content };
}

/** Parses a pack. Returns undefined if its name does not contain the hash of its bytes. */
function readPack(path: string, content: Uint8Array): Pack | undefined {
  if (pathOf(content) !== path) return undefined;
  const end = content.indexOf(0x0a);
  const index = indexSchema.parse(JSON.parse(new TextDecoder().decode(content.subarray(0, end))));
  return { index, bytes: content.subarray(end + 1) };
}

/**
 * Creates the store of release assets. If `store` is a bucket, all servers of the site share it, so a server also finds
 * the assets of a release newer than its own (decision 70).
 *
 * @param folders the folders with the assets of this release.
 */
export function createReleaseAssets(
  store: FileStore,
  folders: readonly string[],
  report: (error: unknown) => void,
): ReleaseAssets {
  /** The addresses in each listed pack, by the path of the pack. */
  const packs = new Map<string, ReadonlySet<string>>();
  const listing = new SingleFlight<void>();
  let listedAt = Number.NEGATIVE_INFINITY;

  async function load(path: string): Promise<Pack | undefined> {
    const content = await store.get(path);
    if (content === null) return undefined;
    const pack = readPack(path, content);
    if (pack === undefined) report(new Error(`The assets in ${store.location}, ${path}, are damaged`));
    return pack;
  }

  /** The packs in memory: a tab requests several files of its release, and some releases have tabs at the same time. */
  const loaded = new LRUCache<string, Pack>({ max: 3, fetchMethod: load, ignoreFetchAbort: true });

  async function loadList(): Promise<void> {
    for await (const { path } of store.list()) {
      if (packs.has(path) || isDraft(path)) continue;
      const pack = await loaded.fetch(path);
      packs.set(path, new Set(Object.keys(pack?.index ?? {})));
    }
    listedAt = performance.now();
  }

  /** Returns the bytes of an asset from a listed pack. Another server may have removed the pack since. */
  async function findInPacks(address: string): Promise<Uint8Array | undefined> {
    for (const [path, addresses] of packs) {
      if (!addresses.has(address)) continue;
      const pack = await loaded.fetch(path);
      const [offset, length] = pack?.index[address] ?? [0, 0];
      if (pack !== undefined) return pack.bytes.subarray(offset, offset + length);
      packs.delete(path);
      listedAt = Number.NEGATIVE_INFINITY;
    }
    return undefined;
  }

  return {
    async store() {
      const { path, content } = packOf(folders);
      const entries: { path: string; changedAt: Date }[] = [];
      for await (const entry of store.list()) entries.push(entry);
      const age = (entry: { changedAt: Date }) => Date.now() - entry.changedAt.getTime();
      const ownEntry = entries.find((entry) => entry.path === path);
      // A running release writes its pack again each day, so the age of a pack shows when its release last ran.
      if (ownEntry === undefined || age(ownEntry) > dayMilliseconds) await store.put(path, content);
      const others = entries.filter((entry) => entry !== ownEntry).toSorted((one, other) => age(one) - age(other));
      const old = others.filter(
        (entry, place) =>
          age(entry) > daysKept * dayMilliseconds || (place >= maxReleases - 1 && age(entry) > dayMilliseconds),
      );
      for (const entry of old) await store.remove(entry.path);
    },
    async find(address) {
      if (!isAsset(address)) return undefined;
      const bytes = await findInPacks(address);
      if (bytes !== undefined || performance.now() - listedAt <= listLifetime) return bytes;
      await listing.run('', loadList);
      return findInPacks(address);
    },
  };
}
