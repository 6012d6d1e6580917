import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { measureCost } from './lib/costs.ts';
import { docsPages } from './docs/docs-pages.ts';
import { storyIndex } from './docs/story-index.ts';
import { readArguments } from './lib/arguments.mjs';
import { root } from './lib/workspace.mjs';

const usage = `Usage: npm run costs

Measures the JavaScript of each component that Storybook documents, for its docs pages. Takes minutes.`;

readArguments(usage);

const costs = new Map<string, number>();
const byTitle: Record<string, number> = {};
for (const { title, component } of docsPages(await storyIndex()).toSorted((a, b) => (a.title < b.title ? -1 : 1))) {
  if (component === undefined) continue;
  const cost = costs.get(component) ?? (await measureCost(component));
  costs.set(component, cost);
  byTitle[title] = cost;
}
writeFileSync(join(root, '.storybook/docs/costs.generated.json'), `${JSON.stringify(byTitle, null, 2)}\n`);
console.log(`${costs.size} components, ${Object.keys(byTitle).length} pages`);
