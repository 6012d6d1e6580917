import { isConfiguration } from '../store/workspace.ts';
import type { Configuration } from '../document/json.ts';

const name = 'page=';
/** More than this unpacked is no page: a small link can hold a very large nothing. */
const largest = 10 * 1024 * 1024;

function toText(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function toBytes(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

async function bytesOf(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (let turn = await reader.read(); !turn.done; turn = await reader.read()) {
    length += turn.value.byteLength;
    if (length > most) {
      await reader.cancel();
      throw new Error('Too large.');
    }
    parts.push(new Uint8Array(turn.value));
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** A configuration as the fragment of an address: nothing of it is sent to any server. */
export async function writeFragment(configuration: Configuration): Promise<string> {
  const packed = new Blob([JSON.stringify(configuration)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return `#${name}${toText(await bytesOf(packed, Infinity))}`;
}

/** The configuration that a fragment holds; undefined for every fragment that holds none. Never throws. */
export async function readFragment(fragment: string): Promise<Configuration | undefined> {
  const text = fragment.replace(/^#/, '');
  if (!text.startsWith(name)) return undefined;
  try {
    const unpacked = new Blob([toBytes(text.slice(name.length))]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    const value: unknown = JSON.parse(new TextDecoder().decode(await bytesOf(unpacked, largest)));
    return isConfiguration(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
