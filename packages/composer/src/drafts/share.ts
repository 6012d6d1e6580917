import type { BrandColors } from '@kermesse/ui/theme';
import { isConfiguration } from '../document/configuration.ts';
import type { Configuration } from '../document/json.ts';

const name = 'page=';
const colorsName = '&colors=';
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

async function bytesOf(
  stream: ReadableStream<Uint8Array>,
  most: number,
  onRead: (bytes: number) => void = () => undefined,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (let turn = await reader.read(); !turn.done; turn = await reader.read()) {
    length += turn.value.byteLength;
    if (length > most) {
      await reader.cancel();
      throw new Error('Too large.');
    }
    onRead(length);
    parts.push(new Uint8Array(turn.value));
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** Three colours, where all of them are colours. */
export function readColors([primary, secondary, accent]: readonly unknown[]): BrandColors | undefined {
  const isColor = (value: unknown): value is string => typeof value === 'string' && /^#[\da-f]{6}$/i.test(value);
  return isColor(primary) && isColor(secondary) && isColor(accent) ? { primary, secondary, accent } : undefined;
}

/** What a link holds: a page, and the colours that it is seen in. */
export interface SharedPage {
  configuration: Configuration;
  colors?: BrandColors;
}

/** A page as the fragment of an address, with the colours it is to be seen in: nothing of it is sent to any server. */
export async function writeFragment(configuration: Configuration, colors?: BrandColors): Promise<string> {
  const packed = new Blob([JSON.stringify(configuration)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const written =
    colors === undefined
      ? undefined
      : [colors.primary, colors.secondary, colors.accent].map((color) => color.slice(1)).join('-');
  return `#${name}${toText(await bytesOf(packed, Infinity))}${written === undefined ? '' : colorsName + written}`;
}

/**
 * Decodes a fragment; undefined when it contains no page. Never throws.
 *
 * @param onProgress called with the unpacked share of a link's greatest size, 0 to 1.
 */
export async function readFragment(
  fragment: string,
  onProgress: (share: number) => void = () => undefined,
): Promise<SharedPage | undefined> {
  const text = fragment.replace(/^#/, '');
  if (!text.startsWith(name)) return undefined;
  const [packed = '', written = ''] = text.slice(name.length).split(colorsName);
  try {
    const unpacked = new Blob([toBytes(packed)]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    const value: unknown = JSON.parse(
      new TextDecoder().decode(await bytesOf(unpacked, largest, (bytes) => onProgress(bytes / largest))),
    );
    const colors = readColors(written.split('-').map((color) => `#${color}`));
    return isConfiguration(value) ? { configuration: value, ...(colors !== undefined && { colors }) } : undefined;
  } catch {
    return undefined;
  }
}
