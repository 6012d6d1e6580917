import { fileURLToPath } from 'node:url';
import { fontPreloads } from '@kermesse/ui/fonts';
import { build, type Rolldown } from 'vite';
import { viteBase } from '../../vite.base.ts';
import { responseOf } from '../servers/files.ts';
import type { StoredResponses } from '../servers/response.ts';

const preloads = fontPreloads
  .map(({ href }) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`)
  .join('');

/** Builds the client-rendered home page in memory. */
export async function buildClient(): Promise<StoredResponses> {
  const output = (await build({
    ...viteBase(),
    configFile: false,
    logLevel: 'error',
    root: fileURLToPath(new URL('.', import.meta.url)),
    publicDir: false,
    mode: 'production',
    plugins: [
      viteBase().plugins,
      { name: 'preloads', transformIndexHtml: (html: string) => html.replace('<!-- preloads -->', preloads) },
    ],
    oxc: { plugins: { styledComponents: { displayName: false, fileName: false, ssr: true } } },
    build: {
      write: false,
      target: 'es2022',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
    },
  })) as Rolldown.RolldownOutput;
  return new Map(
    output.output.map((file) => {
      const content = Buffer.from(file.type === 'chunk' ? file.code : file.source);
      return [file.fileName === 'index.html' ? '/' : `/${file.fileName}`, responseOf(file.fileName, content)];
    }),
  );
}
