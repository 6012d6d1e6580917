import { get, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import type { Answer } from './servers/answer.ts';

/** A page as a French visitor's browser receives it. */
export interface HomePage {
  /** The answer as it came over the wire, still compressed. */
  answer: Answer;
  html: string;
  /** The page props that the page embeds. */
  props: string;
}

function ask(address: string): Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer<ArrayBuffer> }> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { accept: 'text/html', 'accept-encoding': 'br', 'accept-language': 'fr' } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }));
      response.on('error', reject);
    }).on('error', reject);
  });
}

/** What the HTTP server writes by itself, and must not be told. */
const own = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);

/** @throws when the page does not come compressed or has no page props in it. */
export async function readHomePage(origin: string, path = '/'): Promise<HomePage> {
  const { status, headers, body } = await ask(origin + path);
  if (status !== 200 || headers['content-encoding'] !== 'br') throw new Error(`the page answers ${status}, ${String(headers['content-encoding'])}`);
  const html = brotliDecompressSync(body).toString();
  const props = /<script[^>]*id="page-props"[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1];
  if (props === undefined) throw new Error('the page has no page props in it');
  const kept = Object.entries(headers).flatMap(([name, value]) => (own.has(name) || value === undefined ? [] : [[name, String(value)]]));
  return { answer: { status, headers: Object.fromEntries(kept) as Record<string, string>, body }, html, props };
}

/** The page without its scripts, and so without its page props: its own HTML and styles alone. */
export const withoutScripts = (html: string): string => html.replace(/<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, '');
