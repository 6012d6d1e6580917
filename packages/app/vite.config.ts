import { fileURLToPath } from 'node:url';
import { build, defineConfig, type Plugin } from 'vite';
import { viteBase } from '../../vite.base.ts';
import { fetchBeforeImport } from './scripts/fetch-before-import.ts';
import { precompress } from './scripts/precompress.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/**
 * Provides `virtual:loader`: the text of `src/loader/loader.ts` as one minified script, to be inlined in every page.
 */
function inlineLoader(): Plugin {
  const file = path('./src/loader/loader.ts');
  return {
    name: 'inline-loader',
    resolveId: (id) => (id === 'virtual:loader' ? '\0virtual:loader' : undefined),
    async load(id) {
      if (id !== '\0virtual:loader') return undefined;
      const lib = { entry: file, name: 'loader', formats: ['iife' as const] };
      const options = { write: false, target: 'es2022', lib, minify: 'oxc' as const, copyPublicDir: false };
      const output = await build({ configFile: false, logLevel: 'error', root: path('.'), build: options });
      const [bundle] = Array.isArray(output) ? output : [output];
      const chunk = bundle && 'output' in bundle ? bundle.output[0] : undefined;
      if (chunk === undefined) throw new Error('the inline loader was not built');
      return `export default ${JSON.stringify(chunk.code.trim())}`;
    },
  };
}

/** Lets the build leave out React Router's components that the app does not use (`Link`, `Form`): they lack the annotation. */
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

/** What moves without React: it may not bring React, nor come twice. */
const motion = /sections[\\/]src[\\/](?:motion[\\/](?!start)|carousel[\\/](?:holds|rotation|slides|cross-fade)\.ts)/;

const chunks = [
  { name: 'motion', test: motion, priority: 3 },
  // What both entries need, such as what each dynamic import goes through.
  { name: 'preload', test: /vite[\\/]preload-helper|src[\\/]loader[\\/](?:fetch-code|first-screen)/, priority: 3 },
  // The code that hydrates every page is one file: together it is smaller, and requested once.
  // Everybody needs the error codes.
  { name: 'core', priority: 2, test: /app[\\/]src[\\/]entry\.browser\.tsx$|api[\\/]src[\\/]operation[\\/]error-codes/ },
  // So are the small parts that most sections share: each by itself is smaller than the headers of its answer.
  {
    name: 'parts',
    test: /ui[\\/]src[\\/](?:ButtonLink|Container|Frame|Icon|IconButton|Rosette|Rule|SmallCaps|VisuallyHidden)[\\/]/,
  },
  { name: 'icons', test: /lucide-react/, minShareCount: 2 },
  // What checks the requests and answers of all operations: some 250 bytes each. News are read on every page, without the others.
  { name: 'zod', priority: 2, test: /node_modules[\\/]zod/ },
  { name: 'schemas', priority: 1, test: /api[\\/]src[\\/].*[\\/](?!news-)[^\\/]+\.schema\.ts$/ },
  // What the forms of accounts share.
  {
    name: 'forms',
    test: /flows[\\/]src[\\/](?:failures|form|keptInput|passwordField|profileForm|signInFrame|site)[\\/]/,
    minShareCount: 3,
  },
];

/**
 * Two builds: `vite build` gives `dist/client` (hashed files, manifest, brotli beside each), and
 * `vite build --ssr` gives `dist/server/entry.server.js`, which carries everything it needs.
 */
export default defineConfig(({ isSsrBuild = false }) => ({
  root: path('.'),
  publicDir: isSsrBuild ? false : 'public',
  plugins: [
    viteBase().plugins,
    inlineLoader(),
    ...(isSsrBuild ? [] : [fetchBeforeImport(), withoutUnusedComponents(), precompress()]),
  ],
  // As everywhere, but with short class names.
  oxc: { plugins: { styledComponents: { displayName: false, fileName: false, ssr: true } } },
  ssr: { noExternal: true, target: 'node' },
  // React in the server's entry is the production one, whatever the server itself runs as.
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
