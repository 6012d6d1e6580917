import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A proxy in front of a site, at its own address. */
interface Proxy {
  origin: string;
  stop(): Promise<void>;
}

/** A way to a site on which documents come in two parts: their first half at once, the rest when the test says so. */
export interface SlowSite extends Proxy {
  /** Lets the rest of what was begun come. */
  finish(): void;
}

/**
 * Starts a proxy in front of a site.
 *
 * @param send sends a document; everything else comes as it is
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
      .then(async (answer) => {
        const body = Buffer.from(await answer.arrayBuffer());
        const given = [...answer.headers].filter(
          ([name]) =>
            !/^(content-(length|encoding)|transfer-encoding|connection|strict-transport-security)$/.test(name),
        );
        response.writeHead(answer.status, Object.fromEntries(given));
        if ((answer.headers.get('content-type') ?? '').startsWith('text/html')) await send(body, response);
        else response.end(body);
      })
      .catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A proxy in front of a site that delays the second half of its documents. */
export async function startSlowly(site: string): Promise<SlowSite> {
  let finish: () => void = () => undefined;
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const { origin, stop } = await startProxy(site, async (body, response) => {
    // The sections are there and so the page is painted; the page props are not.
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

/** A proxy in front of a site whose documents arrive in pieces: cut between tags, from the body to the end of `main`. */
export function startInPieces(site: string, pieces: number): Promise<Proxy> {
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
