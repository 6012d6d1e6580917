import { extname } from 'node:path';

interface FileKind {
  type: string;
  compressible: boolean;
}

const kinds: Record<string, FileKind> = {
  '.js': { type: 'text/javascript; charset=utf-8', compressible: true },
  '.css': { type: 'text/css; charset=utf-8', compressible: true },
  '.json': { type: 'application/json; charset=utf-8', compressible: true },
  '.svg': { type: 'image/svg+xml', compressible: true },
  '.txt': { type: 'text/plain; charset=utf-8', compressible: true },
  '.md': { type: 'text/plain; charset=utf-8', compressible: true },
  '.webmanifest': { type: 'application/manifest+json', compressible: true },
  '.avif': { type: 'image/avif', compressible: false },
  '.webp': { type: 'image/webp', compressible: false },
  '.png': { type: 'image/png', compressible: false },
  '.jpg': { type: 'image/jpeg', compressible: false },
  '.ico': { type: 'image/x-icon', compressible: false },
  '.woff2': { type: 'font/woff2', compressible: false },
};

/** Returns the media type of a file by its extension, or undefined if the server does not serve such files. */
export function fileKind(name: string): FileKind | undefined {
  return kinds[extname(name).toLowerCase()];
}
