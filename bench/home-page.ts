import { get, type IncomingHttpHeaders } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import type { StoredResponse } from './servers/response.ts';

/** A page as the browser of a French visitor receives it. */
export interface HomePage {
  /** The response as received, still compressed. */
  response: StoredResponse;
  html: string;
}

interface Received {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer<ArrayBuffer>;
}

function request(address: string, headers: Record<string, string>): Promise<Received> {
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

/** The headers that the HTTP server itself sets. */
const own = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);

/** Requests the page until the server has compressed it at its best quality, which the second request starts. */
async function requestUntilCompressed(address: string): Promise<Received> {
  const headers = { accept: 'text/html', 'accept-encoding': 'br', 'accept-language': 'fr' };
  await request(address, headers);
  const before = await request(address, headers);
  for (let tries = 0; tries < 20; tries += 1) {
    await pause(250);
    const received = await request(address, headers);
    if (received.body.length !== before.body.length) return received;
  }
  return before;
}

/**
 * Reads a page of the site.
 * @throws when the response is not compressed.
 */
export async function readHomePage(origin: string, path = '/'): Promise<HomePage> {
  const { status, headers, body } = await requestUntilCompressed(origin + path);
  if (status !== 200 || headers['content-encoding'] !== 'br')
    throw new Error(
      `${path} returned status ${status} with encoding ${String(headers['content-encoding'])}; expected 200 with br`,
    );
  const kept = Object.entries(headers).flatMap(([name, value]) =>
    own.has(name) || value === undefined ? [] : [[name, String(value)]],
  );
  return {
    response: { status, headers: Object.fromEntries(kept) as Record<string, string>, body },
    html: brotliDecompressSync(body).toString(),
  };
}

/**
 * Reads the complete props of the home page.
 *
 * @throws when the page contains no API key, or the request fails.
 */
export async function readPageProps(origin: string, html: string): Promise<string> {
  const key = /"apiKey":"([^"]+)"/.exec(html)?.[1];
  if (key === undefined) throw new Error('the page contains no API key');
  const { status, body } = await request(`${origin}/api/page-props?path=/&locale=fr`, { 'x-api-key': key });
  if (status !== 200) throw new Error(`/api/page-props returned status ${status}`);
  return body.toString();
}

/** Removes the scripts of a page and thereby its page props; keeps its HTML and styles. */
export const withoutScripts = (html: string): string =>
  html.replace(/<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, '');
