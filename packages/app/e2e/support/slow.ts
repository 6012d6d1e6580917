import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A way to a site on which documents come in two parts: their first half at once, the rest when the test says so. */
export interface SlowSite {
  origin: string;
  /** Lets the rest of what was begun come. */
  finish(): void;
  stop(): Promise<void>;
}

/** A proxy in front of a site that delays its answers. */
export async function startSlowly(site: string): Promise<SlowSite> {
  let finish: () => void = () => undefined;
  const finished = new Promise<void>((resolve) => (finish = resolve));
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
        if (!(answer.headers.get('content-type') ?? '').startsWith('text/html')) {
          response.end(body);
          return;
        }
        // The header is there and can be pointed at; the page props are not.
        const half = body.indexOf('<main');
        response.write(body.subarray(0, half));
        await finished;
        response.end(body.subarray(half));
      })
      .catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    finish,
    async stop() {
      finish();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
