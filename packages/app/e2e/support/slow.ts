import { createServer, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { listenLocally } from '../../../server/src/testing/stubs/listen.ts';

/** A proxy in front of a site, with its own origin. */
interface Proxy {
  origin: string;
  stop(): Promise<void>;
}

/** A proxy that sends documents in two parts: the first at once, the second when the test calls `finish`. */
export interface SlowSite extends Proxy {
  /** Sends the second part of all documents. */
  finish(): void;
}

/**
 * Starts a proxy in front of a site.
 *
 * @param send sends the body of a document; all other responses pass unchanged
 */
async function startProxy(
  site: string,
  send: (body: Buffer, response: ServerResponse) => Promise<void>,
): Promise<Proxy> {
  const server = createServer((request, response) => {
    const headers = {
      ...(request.headers as Record<string, string>),
      host: new URL(site).host,
      'accept-encoding': 'identity',
    };
    fetch(site + (request.url ?? '/'), { headers })
      .then(async (upstream) => {
        const body = Buffer.from(await upstream.arrayBuffer());
        const given = [...upstream.headers].filter(
          ([name]) =>
            !/^(content-(length|encoding)|transfer-encoding|connection|strict-transport-security)$/.test(name),
        );
        response.writeHead(upstream.status, Object.fromEntries(given));
        if ((upstream.headers.get('content-type') ?? '').startsWith('text/html')) await send(body, response);
        else response.end(body);
      })
      .catch(() => response.destroy());
  });
  const { origin, close } = await listenLocally(server);
  return { origin, stop: close };
}

/** Starts a proxy in front of a site that delays the second part of its documents. */
export async function startSlowSite(site: string): Promise<SlowSite> {
  let finish: () => void = () => undefined;
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const { origin, stop } = await startProxy(site, async (body, response) => {
    // The first part contains the sections, so the page is painted, but not the page props.
    const half = body.indexOf('</main>');
    response.write(body.subarray(0, half));
    await finished;
    response.end(body.subarray(half));
  });
  return {
    origin,
    finish,
    stop() {
      finish();
      return stop();
    },
  };
}

/** Starts a proxy that sends documents in pieces, split between tags from the body to the end of `main`. */
export function startChunkedSite(site: string, pieces: number): Promise<Proxy> {
  return startProxy(site, async (body, response) => {
    const html = body.toString('latin1');
    const tags = [...html.matchAll(/<[a-z]/g)].map(({ index }) => index);
    const shown = tags.filter((at) => at > html.indexOf('<body') && at < html.indexOf('</main>'));
    let start = 0;
    for (let piece = 1; piece < pieces; piece += 1) {
      const end = shown[Math.floor((shown.length * piece) / pieces)] ?? start;
      response.write(body.subarray(start, end));
      start = end;
      await pause(100);
    }
    response.end(body.subarray(start));
  });
}
