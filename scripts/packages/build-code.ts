import { basename, dirname, isAbsolute, join, resolve } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { root } from '../lib/workspace.mjs';
import { viteBase } from '../../vite.base.ts';
import { entriesOf, folderOf, outputOf, type Published } from './published.ts';

const workerQuery = '?worker&url';

const placeholder = '__WORKER_ADDRESS__';
const placeholderCall = new RegExp(`${placeholder}\\(([^)]+)\\)`, 'g');

/** Whether a module is external: the package does not contain it. */
const isExternal = (id: string) =>
  !id.endsWith(workerQuery) && !id.startsWith('.') && !id.startsWith('\0') && !isAbsolute(id);

/** Bundles a worker with all its imports into one module and returns its code. */
async function bundleWorker(file: string): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      minify: 'oxc',
      copyPublicDir: false,
      lib: { entry: file, formats: ['es'], fileName: 'worker' },
    },
  });
  const [bundle] = Array.isArray(output) ? output : [output];
  const chunk = bundle && 'output' in bundle ? bundle.output[0] : undefined;
  if (chunk === undefined) throw new Error(`${file} was not built`);
  return chunk.code;
}

/**
 * Replaces `?worker&url`, which only Vite supports. In the published package, each worker is a bundled file whose
 * address is `new URL('…', import.meta.url)`, which every bundler supports.
 */
function workersAsFiles(): Plugin {
  const files = new Map<string, string>();
  return {
    name: 'kermesse:workers-as-files',
    enforce: 'pre',
    resolveId(id, importer = '') {
      if (!id.endsWith(workerQuery)) return undefined;
      const path = id.slice(0, -workerQuery.length);
      const file = path.startsWith('.') ? resolve(dirname(importer), path) : join(root, 'node_modules', path);
      const name = basename(file)
        .replace(/\.m?[jt]s$/, '')
        .replaceAll('.', '-');
      files.set(`\0${name}-address`, file);
      return `\0${name}-address`;
    },
    async load(id) {
      const file = files.get(id);
      if (file === undefined) return undefined;
      const fileName = `workers/${id.slice(1, -'-address'.length)}.js`;
      this.emitFile({ type: 'asset', fileName, source: await bundleWorker(file) });
      return `export default ${placeholder}(${JSON.stringify(`../${fileName}`)});`;
    },
    // Inserted last: Vite would resolve the URL itself and inline the file into the module.
    renderChunk(code) {
      if (!code.includes(placeholder)) return undefined;
      return { code: code.replaceAll(placeholderCall, 'new URL($1, import.meta.url).href'), map: null };
    },
  };
}

const clientImports =
  /^(?:react|react-dom|styled-components|react-aria-components|react-i18next|@xstate\/react|react-map-gl|swiper)(?:\/(?!jsx-)|$)/;

/** Marks modules that use React's state or contexts with `'use client'`, for frameworks with server components. */
const clientModules: Plugin = {
  name: 'kermesse:client-modules',
  renderChunk(code, chunk) {
    if (!chunk.imports.some((id) => clientImports.test(id))) return undefined;
    return { code: `'use client';\n${code}`, map: null };
  },
};

/**
 * Builds the code of a package into its `dist`: one module for each source that an entry reaches, so that an app loads
 * only the modules it imports. Tests and stories are not reachable.
 */
export async function buildCode(each: Published): Promise<void> {
  const folder = folderOf(each);
  const sources = [...new Set(Object.values(entriesOf(each)))];
  const { plugins, oxc } = viteBase();
  const output: Rolldown.OutputOptions = {
    preserveModules: true,
    preserveModulesRoot: join(folder, 'src'),
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
  };
  await build({
    configFile: false,
    logLevel: 'warn',
    root: folder,
    plugins: [workersAsFiles(), plugins, clientModules],
    oxc,
    build: {
      outDir: 'dist',
      emptyOutDir: true,
      copyPublicDir: false,
      target: 'es2022',
      minify: false,
      lib: {
        entry: Object.fromEntries(sources.map((source) => [outputOf(source), join(folder, source)])),
        formats: ['es'],
      },
      rolldownOptions: { external: isExternal, output, checks: { pluginTimings: false } },
    },
  });
}
