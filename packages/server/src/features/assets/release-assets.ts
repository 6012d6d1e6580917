import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as z from 'zod';
import type { FileStore } from '../../platform/files/store.ts';
import { SingleFlight } from '../../platform/http/byte-cache.ts';
import { listFiles } from './static-files.ts';

/** The files of releases whose names change with their content, for tabs that were opened before a deploy. */
export interface ReleaseAssets {
  /** Keeps those of this release, and forgets those of releases that ran last thirty days ago. For a start and now and then. */
  keep(): Promise<void>;
  /** The bytes of one of any release, by its address; undefined when no release had it. */
  find(address: string): Promise<Uint8Array | undefined>;
}

const oneDay = 86_400_000;
/** How long assets stay after their release ran last. */
const daysKept = 30;
/** More releases than these are not kept, the newest first: each takes about 8 MB. */
const mostReleases = 10;
/** How long the list of releases is believed before an unknown address makes it be read again, in milliseconds. */
const listPatience = 5000;

/** A name in the folder of hashed files, or in a folder of it. */
const isAsset = (address: string) => /^\/assets\/(?:[\w-]+\/)?[\w-]+(?:\.[\w-]+)+$/.test(address);

/** Where each file of a pack begins and how long it is, by address. */
const indexSchema = z.record(z.string().refine(isAsset), z.tuple([z.int().nonnegative(), z.int().nonnegative()]));

interface Pack {
  index: z.output<typeof indexSchema>;
  /** The files, one after the other. */
  bytes: Uint8Array;
}

const pathOf = (content: Uint8Array) => `releases/${createHash('sha256').update(content).digest('hex').slice(0, 32)}`;

/** All files in one, so that a release is kept by one call: a line of JSON says where each is. */
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

/** Reads a pack; undefined when its name is not the hash of its bytes. */
function readPack(path: string, content: Uint8Array): Pack | undefined {
  if (pathOf(content) !== path) return undefined;
  const end = content.indexOf(0x0a);
  const index = indexSchema.parse(JSON.parse(new TextDecoder().decode(content.subarray(0, end))));
  return { index, bytes: content.subarray(end + 1) };
}

/**
 * Keeps the assets of releases in a store of their own, which all servers of the site share where it is a bucket: a server
 * also finds those of a release that came after its own (decision 70).
 *
 * @param folders the folders that the assets of this release are given out from.
 */
export function createReleaseAssets(
  store: FileStore,
  folders: readonly string[],
  report: (error: unknown) => void,
): ReleaseAssets {
  /** The release that has an address. */
  const releaseOf = new Map<string, string>();
  const known = new Set<string>();
  const flights = new SingleFlight<unknown>();
  let last: { path: string; pack: Pack } | undefined;
  let listedAt = Number.NEGATIVE_INFINITY;

  async function load(path: string): Promise<Pack | undefined> {
    if (last?.path === path) return last.pack;
    const content = await store.get(path);
    if (content === null) return undefined;
    const pack = readPack(path, content);
    if (pack === undefined) report(new Error(`The assets in ${store.place}, ${path}, are damaged`));
    // A tab asks for several files of its release.
    else last = { path, pack };
    return pack;
  }

  async function look(): Promise<void> {
    for await (const { path } of store.list()) {
      if (known.has(path) || path.endsWith('.draft')) continue;
      const pack = await load(path);
      known.add(path);
      for (const address of Object.keys(pack?.index ?? {})) if (!releaseOf.has(address)) releaseOf.set(address, path);
    }
    listedAt = Date.now();
  }

  return {
    async keep() {
      const { path, content } = packOf(folders);
      const found: { path: string; changedAt: Date }[] = [];
      for await (const entry of store.list()) found.push(entry);
      const age = (entry: { changedAt: Date }) => Date.now() - entry.changedAt.getTime();
      const own = found.find((entry) => entry.path === path);
      // Written again each day: how old the others are says when they ran last.
      if (own === undefined || age(own) > oneDay) await store.put(path, content);
      const others = found.filter((entry) => entry !== own).toSorted((one, other) => age(one) - age(other));
      const old = others.filter(
        (entry, place) => age(entry) > daysKept * oneDay || (place >= mostReleases - 1 && age(entry) > oneDay),
      );
      for (const entry of old) await store.remove(entry.path);
    },
    async find(address) {
      if (!isAsset(address)) return undefined;
      if (!releaseOf.has(address) && Date.now() - listedAt > listPatience) await flights.run('list', look);
      const path = releaseOf.get(address);
      if (path === undefined) return undefined;
      const pack = (await flights.run(path, () => load(path))) as Pack | undefined;
      const [offset, length] = pack?.index[address] ?? [0, 0];
      return pack?.bytes.subarray(offset, offset + length);
    },
  };
}
