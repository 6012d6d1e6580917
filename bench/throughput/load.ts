import { connect, type Socket } from 'node:net';

export interface Load {
  origin: string;
  connections: number;
  milliseconds: number;
}

export interface LoadResult {
  requests: number;
  perSecond: number;
}

/**
 * Requests the home page repeatedly on keep-alive connections, each time when the response is complete. Recognizes the
 * end of a response by its length, which is constant, so that the client costs almost nothing and only the server is
 * measured.
 */
export async function load({ origin, connections, milliseconds }: Load): Promise<LoadResult> {
  const { host, port } = new URL(origin);
  const request = `GET / HTTP/1.1\r\nHost: ${host}\r\nAccept: text/html\r\nAccept-Encoding: br\r\nAccept-Language: fr\r\nConnection: keep-alive\r\n\r\n`;
  const length = await responseLength(request, Number(port));
  let requests = 0;
  let stopping = false;
  const sockets: Socket[] = [];
  const began = performance.now();
  const ended = Array.from({ length: connections }, () => {
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(request));
    sockets.push(socket);
    let received = 0;
    return new Promise<void>((resolve, reject) => {
      socket.setNoDelay(true);
      socket.on('data', (part) => {
        received += part.length;
        if (received < length) return;
        if (received > length) return reject(new Error('the home page returned responses of different lengths'));
        received = 0;
        if (stopping) return socket.end();
        requests += 1;
        socket.write(request);
      });
      socket.on('close', () => (stopping ? resolve() : reject(new Error(`${origin} closed a connection`))));
      socket.on('error', reject);
    });
  });
  const timer = new Promise<number>((resolve) => {
    setTimeout(() => {
      stopping = true;
      resolve(performance.now() - began);
    }, milliseconds);
  });
  try {
    const [took] = await Promise.all([timer, ...ended]);
    return { requests, perSecond: (requests * 1000) / took };
  } finally {
    for (const socket of sockets) socket.destroy();
  }
}

const silence = 200;

/** Returns the bytes of one complete response with headers: what arrives until the connection is silent. */
function responseLength(request: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(request));
    let received = 0;
    let timer: NodeJS.Timeout | undefined;
    socket.on('data', (part) => {
      if (received === 0 && !part.toString('latin1', 0, 12).startsWith('HTTP/1.1 200')) {
        reject(new Error(`expected 200, found ${part.toString('latin1', 0, 40)}`));
      }
      received += part.length;
      clearTimeout(timer);
      timer = setTimeout(() => {
        socket.destroy();
        resolve(received);
      }, silence);
    });
    socket.on('error', reject);
  });
}
