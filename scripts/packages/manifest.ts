import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/workspace.mjs';
import { entriesOf, manifestOf, outputOf, type Published } from './published.ts';

/** What an app has already, and must have once: contexts and style sheets are theirs. */
const peers: Readonly<Record<string, { range: string; optional?: true }>> = {
  react: { range: '^19.2.0' },
  'react-dom': { range: '^19.2.0' },
  'styled-components': { range: '^6.6.0' },
  // For the mocks alone.
  msw: { range: '^3.0.5', optional: true },
};

/** The packages that an import of a module needs: types of their own where they have some. */
const typesOf: Readonly<Record<string, string>> = { hast: '@types/hast', geojson: '@types/geojson' };

const common = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<string, unknown>;

/**
 * The manifest that is published, made from the workspace's: entries lead to built files, and what the built files import
 * is split into what comes with them and what the app has. Throws where they import what the workspace does not declare.
 *
 * @param imported the names of the packages that the built files import
 */
export function publishedManifest(each: Published, imported: ReadonlySet<string>): Record<string, unknown> {
  const { name, version, description, dependencies, devDependencies = {} } = manifestOf(each);
  const own: Record<string, string> = {};
  const asked: Record<string, string> = {};
  const optional: Record<string, { optional: true }> = {};
  for (const found of [...imported].toSorted()) {
    const id = typesOf[found] ?? found;
    if (id === name) continue;
    const peer = peers[id];
    const declared = dependencies[id] ?? devDependencies[id];
    if (declared === undefined) throw new Error(`${name} imports ${id}, which its package.json does not name.`);
    if (peer) asked[id] = peer.range;
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
    peerDependencies: asked,
    ...(Object.keys(optional).length > 0 && { peerDependenciesMeta: optional }),
    engines: { node: '>=20' },
  };
}
