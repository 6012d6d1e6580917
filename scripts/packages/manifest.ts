import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/workspace.mjs';
import { entriesOf, manifestOf, outputOf, type Published } from './published.ts';

/** Packages that an app must install itself, in one copy: they hold React contexts and style sheets. */
const peers: Readonly<Record<string, { range: string; optional?: true }>> = {
  react: { range: '^19.2.0' },
  'react-dom': { range: '^19.2.0' },
  'styled-components': { range: '^6.6.0' },
  // Only the mocks need it.
  msw: { range: '^3.0.5', optional: true },
};

/** The packages that provide the types of an imported module. */
const typesOf: Readonly<Record<string, string>> = { hast: '@types/hast', geojson: '@types/geojson' };

const common = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<string, unknown>;

/**
 * Creates the published manifest from the workspace's. Its entries point to built files. The imports of the built files
 * are divided into dependencies and peer dependencies.
 *
 * @param imported the names of the packages that the built files import
 * @throws when an import is not declared in the workspace's manifest.
 */
export function publishedManifest(each: Published, imported: ReadonlySet<string>): Record<string, unknown> {
  const { name, version, description, dependencies, devDependencies = {} } = manifestOf(each);
  const own: Record<string, string> = {};
  const peerRanges: Record<string, string> = {};
  const optional: Record<string, { optional: true }> = {};
  for (const found of [...imported].toSorted()) {
    const id = typesOf[found] ?? found;
    if (id === name) continue;
    const peer = peers[id];
    const declared = dependencies[id] ?? devDependencies[id];
    if (declared === undefined) throw new Error(`${name} imports ${id}, which its package.json does not declare.`);
    if (peer) peerRanges[id] = peer.range;
    else own[id] = id.startsWith('@kermesse/') ? version : `^${declared}`;
    if (peer?.optional) optional[id] = { optional: true };
  }
  const exports = Object.entries(entriesOf(each)).map(([entry, source]) => {
    const output = `./${outputOf(source)}`;
    return [entry, { types: `${output}.d.ts`, default: `${output}.js` }] as const;
  });
  return {
    name,
    version,
    description,
    license: common['license'],
    repository: common['repository'],
    type: 'module',
    sideEffects: false,
    ...(each.files?.['bin'] && { bin: { 'kermesse-files': './bin/kermesse-files.mjs' } }),
    exports: { ...Object.fromEntries(exports), ...each.made, './package.json': './package.json' },
    dependencies: own,
    peerDependencies: peerRanges,
    ...(Object.keys(optional).length > 0 && { peerDependenciesMeta: optional }),
    engines: { node: '>=20' },
  };
}
