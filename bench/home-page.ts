import { get, type IncomingHttpHeaders } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import type { Answer } from './servers/answer.ts';

/** A page as a French visitor's browser receives it. */
export interface HomePage {
  /** The answer as it came over the wire, still compressed. */
  answer: Answer;
  html: string;
}

interface Received {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer<ArrayBuffer>;
}

function ask(address: string, headers: Record<string, string>): Promise<Received> {
  return new Promise((resolve, reject) => {
    get(address, { headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
      response.on('error', reject);
    }).on('error', reject);
  });
}

/** The headers that the HTTP server sets itself. */
const own = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);

/** The page as the site answers once it has compressed it at leisure: what a second visitor makes it do. */
async function askUntilSettled(address: string): Promise<Received> {
  const headers = { accept: 'text/html', 'accept-encoding': 'br', 'accept-language': 'fr' };
  await ask(address, headers);
  const before = await ask(address, headers);
  for (let tries = 0; tries < 20; tries += 1) {
    await pause(250);
    const received = await ask(address, headers);
    if (received.body.length !== before.body.length) return received;
  }
  return before;
}

/** @throws when the page does not come compressed. */
export async function readHomePage(origin: string, path = '/'): Promise<HomePage> {
  const { status, headers, body } = await askUntilSettled(origin + path);
  if (status !== 200 || headers['content-encoding'] !== 'br')
    throw new Error(`the page answers ${status}, ${String(headers['content-encoding'])}`);
  const kept = Object.entries(headers).flatMap(([name, value]) =>
    own.has(name) || value === undefined ? [] : [[name, String(value)]],
  );
  return {
    answer: { status, headers: Object.fromEntries(kept) as Record<string, string>, body },
    html: brotliDecompressSync(body).toString(),
  };
}

/**
 * The home page's props, whole: what a page rendered in the browser alone has to fetch.
 *
 * @throws when the page does not say its key, or the operation refuses.
 */
export async function readPageProps(origin: string, html: string): Promise<string> {
  const key = /"apiKey":"([^"]+)"/.exec(html)?.[1];
  if (key === undefined) throw new Error('the page has no application key in it');
  const { status, body } = await ask(`${origin}/api/page-props?path=/&locale=fr`, { 'x-api-key': key });
  if (status !== 200) throw new Error(`page-props answers ${status}`);
  return body.toString();
}

/** The page without its scripts, and so without its page props: its own HTML and styles alone. */
export const withoutScripts = (html: string): string =>
  html.replace(/<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, '');
