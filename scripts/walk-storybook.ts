import { resolve } from 'node:path';
import { hidePages } from '../packages/app/e2e/support/drawing.ts';
import { readArguments } from './lib/arguments.mjs';
import { findHeadlessShell } from './lib/chromium.mjs';
import { openBuiltStorybook } from './storybook-walk/built-storybook.ts';
import { openComposer, openStorybook } from './storybook-walk/open-storybook.ts';
import { firstVisit } from './storybook-walk/first-visit.ts';
import { faultsOfManifest, propsInManifest } from './storybook-walk/manifest.ts';
import { choices, stopsOf, type Choice } from './storybook-walk/stops.ts';
import { keepFramesEmpty, startWalker, type Walker } from './storybook-walk/walker.ts';

const usage = `Usage: npx node scripts/walk-storybook.ts [--folder FOLDER] [--only TEXT]

Opens every docs page and a sample of the stories of the built Storybook in FOLDER (storybook-static), alternating
languages and themes. Fails when the console has a message, a request fails or nothing is shown. Also checks that the
manifest for AI assistants is complete, and that a first visit is small.
With --only, opens the pages and stories whose id contains TEXT.`;

const { only, ...options } = readArguments(usage, {
  options: { folder: { type: 'string', default: 'storybook-static' }, only: { type: 'string', default: '' } },
}).values;
const folder = resolve(import.meta.dirname, '..', options.folder);
const storybook = await openBuiltStorybook(folder, findHeadlessShell());
const { browser, entries } = storybook;
const props = propsInManifest(folder);
const stops = stopsOf(entries)
  .filter(({ id }) => id.includes(only))
  .map((stop) => (stop.view === 'docs' ? { ...stop, props: props.get(stop.id.replace(/--docs$/, '')) } : stop));

const began = performance.now();
let faulty = 0;
const report = (place: string, faults: string[]) => {
  if (faults.length === 0) return;
  faulty += 1;
  console.log([`✗ ${place}`, ...faults].join('\n    '));
};
try {
  const viewport = { width: 1280, height: 900 };
  const [whole, parts] = await Promise.all([browser.newContext({ viewport }), browser.newContext({ viewport })]);
  await keepFramesEmpty(parts);
  // The walk reads the document only. Screenshots of stories show how they look.
  await hidePages(parts);
  const walk = async ({ locale, theme }: Choice, turn: number, walker: Walker) => {
    for (const stop of stops.filter((_, index) => index % choices.length === turn)) {
      report(`${stop.id} (${stop.view}, ${locale}, ${theme})`, await walker.visit(stop));
    }
  };
  report('The manifest for AI assistants', faultsOfManifest(folder, entries));
  report('A first visit', await firstVisit(whole, storybook.origin, folder));
  report('Storybook itself', await openStorybook(whole, storybook.origin));
  report('The composer', await openComposer(whole, storybook.origin));
  const walkers: Walker[] = [];
  for (const choice of choices) walkers.push(await startWalker(parts, storybook.origin, choice));
  await Promise.all(walkers.map((walker, turn) => walk(choices[turn] as Choice, turn, walker)));
} finally {
  await storybook.stop();
}
const seconds = Math.round((performance.now() - began) / 1000);
console.log(`Visited Storybook and ${stops.length} pages in ${seconds} s, ${faulty} with faults`);
process.exitCode = faulty === 0 && stops.length > 0 ? 0 : 1;
