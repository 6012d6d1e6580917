import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from './support/browsers.ts';
import { examplesOfEverySection, importPages } from './support/content.ts';
import { covering, inputs, matrix, sample } from './support/presses/plan.ts';
import type { Input } from './support/presses/gestures.ts';
import { memberEntrance, type Member } from './support/presses/member.ts';
import { controlsOf, press, unlike, type Effect, type Expected, type Press } from './support/presses/trial.ts';
import type { Control } from './support/presses/in-page.ts';
import { startSite, type Site } from './support/site.ts';

/** The same sample each time in `npm test`; another one by `SEED`. All controls: `npm run figures -- presses`. */
const seed = Number(process.env['SEED'] ?? 20_261_122);
/** `all` presses every control in every way, `each` presses each control once, by turns in all the ways; otherwise one of each kind. */
const size = process.env['PRESSES'] ?? 'sample';
const plan = { all: matrix, each: covering, sample: sample(seed) }[size] ?? matrix;
/** A page of every section, with the shell around it, and screens, of which only what is their own is pressed. */
const everything = '/fr/toutes';
const screens = ['/fr/login', '/fr/register', '/fr/reset-password'];
/**
 * Where somebody has to be logged in, and who; each control there is pressed once, because each press takes an account.
 * They are walked by name only: the whole has not been seen to hold yet.
 */
const forMembers: [path: string, member: Member][] = [
  ['/fr/account/dashboard', 'customer'],
  ['/fr/account/notifications', 'customer'],
  ['/fr/account/profile', 'customer'],
  ['/fr/account/profile', 'provider'],
  ['/fr/delete-account', 'customer'],
  ['/fr/profile-info', 'newcomer'],
  ['/fr/profile-info', 'services'],
  ['/fr/profile-info', 'company'],
  ['/fr/profile-info', 'more'],
  ['/fr/profile-info', 'links'],
  ['/fr/profile-info', 'documents'],
];
/** A page for members, as `PAGE='/fr/account/profile provider'`; otherwise the pages for everybody. */
const wanted = process.env['PAGE'];
const pages: { path: string; member?: Member }[] =
  wanted === undefined
    ? [everything, ...(size === 'sample' ? [] : screens)].map((path) => ({ path }))
    : forMembers.filter(([path, member]) => wanted === `${path} ${member}`).map(([path, member]) => ({ path, member }));
/** Presses that wait for slow code beside each other: they wait most of the time. */
const atOnce = 4;

let site: Site;
let browser: Browser;

beforeAll(async () => {
  // Every press on a page for members registers somebody, all from one address.
  site = await startSite({ AUTH_LIMIT: '1000000' });
  const examples = await examplesOfEverySection();
  const slugs = Object.keys(examples).toSorted();
  const sections = slugs.map((slug) => ({ slug, pivot: { linkId: 'all' }, ...examples[slug]?.['typical'] }));
  await importPages(site, [
    {
      slug: 'toutes',
      title: { fr: 'Toutes les sections' },
      sections,
      sectionsOrder: slugs.map((slug) => `${slug}__all`),
    },
  ]);
  // Maps have their own states, and nothing of theirs is in the server's HTML: here is a browser that draws none.
  browser = await launchBrowser('--disable-3d-apis');
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

/** What is wrong with the effect of an early press. */
function faultsOf(effect: Effect, expected: Effect): string[] {
  const lacking = unlike(expected.state, effect.state).slice(0, 6);
  const besides = unlike(effect.state, expected.state).slice(0, 6);
  const faults = [];
  if (lacking.length > 0 || besides.length > 0)
    faults.push(`expected ${JSON.stringify(lacking)}, found ${JSON.stringify(besides)}`);
  else if (effect.state.join() !== expected.state.join()) faults.push('the same, but in another order');
  if (effect.sent.join() !== expected.sent.join())
    faults.push(`expected to send ${expected.sent.join()}, sent ${effect.sent.join()}`);
  return faults;
}

/** Presses everything on a page and gives what went wrong. */
async function walk(path: string, member?: Member): Promise<{ pressed: number; faults: string[] }> {
  const url = site.origin + path;
  const enter = member && memberEntrance(site, member);
  // Of the header, only the menu for members is not on every page.
  const isOwn = ({ scope, name }: Control) =>
    path === everything || scope === '#main' || (scope === 'header' && name.includes('mon compte'));
  const seen = Object.fromEntries(
    await Promise.all(
      inputs.map(async (input) => [input, (await controlsOf(browser, url, input, enter)).filter(isOwn)]),
    ),
  ) as Record<Input, Control[]>;
  const trials = (member === undefined ? plan : covering)(seen).map((trial) => ({ ...trial, enter }));
  // What the same press does on a page that has come wholly is what it has to do early.
  const known = new Map<string, Promise<{ effect: Expected; moving: boolean }>>();
  async function late(trial: Press) {
    const { effect, renamed } = await press(browser, url, { ...trial, after: undefined });
    if (!renamed) return { effect, moving: false };
    return { effect: (await press(browser, url, { ...trial, after: undefined, moving: true })).effect, moving: true };
  }
  const expectedOf = (trial: Press) => {
    const key = `${trial.input} ${trial.control.name}`;
    const found = known.get(key) ?? late(trial);
    known.set(key, found);
    return found;
  };
  const faults: string[] = [];
  const left = [...trials];
  async function worker() {
    for (let trial = left.shift(); trial !== undefined; trial = left.shift()) {
      const way = `${trial.control.name}, ${trial.input}, ${trial.after} ms, ${trial.line}`;
      try {
        const { effect: expected, moving } = await expectedOf(trial);
        const { effect, faults: found } = await press(browser, url, { ...trial, moving }, expected);
        for (const fault of [...found, ...faultsOf(effect, expected)]) faults.push(`${way}: ${fault}`);
      } catch (error) {
        faults.push(`${way}: ${String(error)}`);
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker));
  console.log(
    `${path} ${member ?? ''}: ${trials.length} presses of ${new Set(trials.map(({ control }) => control.name)).size} controls`,
  );
  return { pressed: trials.length, faults };
}

it.each(pages)(
  'answers every early press on $path, once',
  { timeout: size === 'all' ? 7_200_000 : 900_000 },
  async ({ path, member }) => {
    console.log(`SEED=${seed}`);
    const { pressed, faults } = await walk(path, member);
    expect(pressed).toBeGreaterThan(1);
    expect(faults).toEqual([]);
  },
);
