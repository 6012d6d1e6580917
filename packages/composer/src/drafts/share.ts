import type { BrandColors } from '@kermesse/ui/theme';
import * as z from 'zod/mini';
import { isRecord } from '@kermesse/sections/json';
import type { Configuration } from '../document/json.ts';

const name = 'page=';
const colorsName = '&colors=';
/** The maximum size of an unpacked page in bytes: a small link can unpack to very much data. */
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

/**
 * Reads all bytes of a stream. Rejects if there are more than `most`.
 *
 * @param onRead called with the number of bytes read so far.
 */
export async function bytesOf(
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

const hexColor = z.string().check(z.regex(/^#[\da-f]{6}$/i));

/** The brand colours in a share link and in a stored draft. */
export const sharedColors = z.object({ primary: hexColor, secondary: hexColor, accent: hexColor });

/** The content of a share link: a page or the site configuration, and the brand colours of the sender. */
export interface SharedPage {
  configuration: Configuration;
  colors?: BrandColors;
}

/** Returns whether a fragment is that of a share link, valid or not. */
export const isShareLink = (fragment: string) => fragment.startsWith(`#${name}`);

/** Encodes a page and its brand colours as the fragment of a URL, which browsers do not send to servers. */
export async function writeFragment(configuration: Configuration, colors?: BrandColors): Promise<string> {
  const packed = new Blob([JSON.stringify(configuration)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const written =
    colors === undefined
      ? undefined
      : [colors.primary, colors.secondary, colors.accent].map((color) => color.slice(1)).join('-');
  return `#${name}${toText(await bytesOf(packed, Infinity))}${written === undefined ? '' : colorsName + written}`;
}

/**
 * Decodes a fragment; returns undefined if it contains no page. Never throws.
 *
 * @param onProgress called with the unpacked size as a fraction of the maximum, 0 to 1.
 */
export async function readFragment(
  fragment: string,
  onProgress: (progress: number) => void = () => undefined,
): Promise<SharedPage | undefined> {
  const text = fragment.replace(/^#/, '');
  if (!text.startsWith(name)) return undefined;
  const [packed = '', written = ''] = text.slice(name.length).split(colorsName);
  try {
    const unpacked = new Blob([toBytes(packed)]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    const value: unknown = JSON.parse(
      new TextDecoder().decode(await bytesOf(unpacked, largest, (bytes) => onProgress(bytes / largest))),
    );
    const [primary, secondary, accent] = written.split('-').map((digits) => `#${digits}`);
    const colors = z.safeParse(sharedColors, { primary, secondary, accent }).data;
    return isRecord(value) ? { configuration: value, ...(colors !== undefined && { colors }) } : undefined;
  } catch {
    return undefined;
  }
}
