import { fileURLToPath } from 'node:url';
import { build, defineConfig, type Plugin } from 'vite';
import { viteBase } from '../../vite.base.ts';
import { chunks } from './scripts/chunks.ts';
import { fetchBeforeImport } from './scripts/fetch-before-import.ts';
import { precompress } from './scripts/precompress.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/**
 * A plugin that provides `virtual:inline/NAME`: the text of `src/loader/NAME.ts` as one minified script, which pages
 * inline.
 */
function inlineScripts(): Plugin {
  const prefix = '\0virtual:inline/';
  return {
    name: 'inline-scripts',
    resolveId: (id) => (`\0${id}`.startsWith(prefix) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(prefix)) return undefined;
      const file = `./src/loader/${id.slice(prefix.length)}.ts`;
      const lib = { entry: path(file), name: 'inline', formats: ['iife' as const] };
      const options = { write: false, target: 'es2022', lib, minify: 'oxc' as const, copyPublicDir: false };
      const output = await build({ configFile: false, logLevel: 'error', root: path('.'), build: options });
      const [bundle] = Array.isArray(output) ? output : [output];
      const chunk = bundle && 'output' in bundle ? bundle.output[0] : undefined;
      if (chunk === undefined) throw new Error(`${file}: the build of the inline script has no output`);
      return `export default ${JSON.stringify(chunk.code.trim())}`;
    },
  };
}

/**
 * A plugin that adds the annotations for removing React Router's unused components (`Link`, `Form`), which lack them.
 */
const withoutUnusedComponents = (): Plugin => ({
  name: 'without-unused-components',
  transform: {
    filter: { id: /react-router[\\/]dist/ },
    handler: (code) =>
      code
        .replaceAll(/ = (React\d*\.forwardRef\()/g, ' = /* @__PURE__ */ $1')
        .replaceAll(/^\w+\.displayName = .*;$/gm, ''),
  },
});

/**
 * Configures two builds: `vite build` writes `dist/client` (hashed files, manifest, a brotli file beside each), and
 * `vite build --ssr` writes `dist/server/entry.server.js`, which bundles all its dependencies.
 */
export default defineConfig(({ isSsrBuild = false }) => ({
  root: path('.'),
  publicDir: isSsrBuild ? false : 'public',
  plugins: [
    viteBase().plugins,
    inlineScripts(),
    ...(isSsrBuild ? [] : [fetchBeforeImport(), withoutUnusedComponents(), precompress()]),
  ],
  // The same options as in the other builds, but with short class names.
  oxc: { plugins: { styledComponents: { displayName: false, fileName: false, ssr: true } } },
  ssr: { noExternal: true, target: 'node' },
  // The server's entry always contains the production build of React, even if the server runs in development mode.
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
  build: {
    target: isSsrBuild ? 'node24' : 'es2022',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: isSsrBuild
        ? path('./src/entry.server.tsx')
        : [path('./src/entry.browser.tsx'), path('./src/entry.reader.ts')],
      ...(!isSsrBuild && { output: { codeSplitting: { groups: chunks } } }),
    },
  },
}));
