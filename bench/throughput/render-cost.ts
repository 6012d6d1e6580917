/**
 * Prints the cost of an uncached render of the home page as JSON: `node bench/throughput/render-cost.ts <props.json>
 * <times>`.
 * A separate process, so that it runs with NODE_ENV=production and nothing else in memory.
 */
import { readFileSync } from 'node:fs';
import type { AppPageProps } from '@kermesse/api/page-props';
import type { ClientAssets, Manifest } from '../../packages/app/src/document/assets.ts';
import type { RenderInput, Rendered } from '../../packages/app/src/entry.server.tsx';
import { median } from '../report/statistics.ts';
import { brotli } from '../servers/files.ts';

/** The exports of the built entry. */
interface ServerEntry {
  render: (input: RenderInput) => Rendered;
  assetsFromManifest: (manifest: Manifest) => ClientAssets;
}

const built = new URL('../../packages/app/dist/', import.meta.url);
const [file = '', times = '200'] = process.argv.slice(2);
const props = JSON.parse(readFileSync(file, 'utf8')) as AppPageProps;
const { render, assetsFromManifest } = (await import(new URL('server/entry.server.js', built).href)) as ServerEntry;
const assets = assetsFromManifest(
  JSON.parse(readFileSync(new URL('client/.vite/manifest.json', built), 'utf8')) as Manifest,
);
const settings = { apiKey: '' };
const input: RenderInput = { props, theme: 'auto', requestPath: '/', origin: 'http://localhost', assets, settings };

function time(run: () => unknown): number {
  const took = Array.from({ length: Number(times) }, () => {
    const began = performance.now();
    run();
    return performance.now() - began;
  });
  // Ignore the first runs, in which the code is compiled.
  return median(took.slice(Math.floor(took.length / 4)));
}

const { html } = render(input);
/** Compresses like the site does for a first response. */
const compress = () => brotli(html, 5);
const figures = {
  render: time(() => render(input)),
  compress: time(compress),
  html: Buffer.byteLength(html),
  brotli: compress().length,
};
process.stdout.write(JSON.stringify(figures));
