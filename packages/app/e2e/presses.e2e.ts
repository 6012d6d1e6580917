import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { everySection, importPages } from './support/content.ts';
import { covering, inputs, keyOf, matrix, partOf, sample } from './support/presses/plan.ts';
import { createLogin, type Member } from './support/presses/member.ts';
import { controlsOf, press, missingLines, type Effect, type Expected, type Press } from './support/presses/trial.ts';
import type { Control } from './support/presses/in-page.ts';
import { launchBrowser } from '../../server/e2e/support/launch-browser.ts';
import { startSite, type Site } from './support/site.ts';

/**
 * The seed of the sample: fixed in `npm test`, another one with `SEED`. `npm run figures -- presses` tests all
 * controls.
 */
const seed = Number(process.env['SEED'] ?? 20_261_122);
/**
 * `all` presses every control in every way, `each` presses each control once with the ways in turn; otherwise one
 * control of each kind.
 */
const size = process.env['PRESSES'] ?? 'sample';
const plan = { all: matrix, each: covering, sample: sample(seed) }[size] ?? matrix;
/** A page of every section with the shell, and screens of which only their own controls are pressed. */
const everything = '/fr/toutes';
const screens = ['/fr/login', '/fr/register', '/fr/reset-password'];
/**
 * The protected pages and the state of their user. Each control there is pressed only once, because each press needs a
 * new account.
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
/**
 * One page by its name, such as `PAGE='/fr/account/profile provider'`; otherwise all, or only the first in the sample.
 */
const wanted = process.env['PAGE'];
const pages = [
  ...[everything, ...screens].map((path) => ({ name: path, path, member: undefined })),
  ...forMembers.map(([path, member]) => ({ name: `${path} ${member}`, path, member })),
].filter(({ name }) => (wanted === undefined ? size !== 'sample' || name === everything : name === wanted));
/** One part of all presses, such as `PART=2/6`: the six parts together are all presses. */
const [part = 1, parts = 1] = process.env['PART']?.split('/').map(Number) ?? [];
/** Only presses whose description matches, such as `PRESS='Envoyer.*touch, 0 ms'`. */
const described = new RegExp(process.env['PRESS'] ?? '');
const describe = ({ control, input, after, line }: Press) => `${control.name}, ${input}, ${after} ms, ${line}`;
/**
 * The number of presses in parallel: they wait for slow code most of the time. Set `AT_ONCE` higher with more
 * processors.
 */
const atOnce = Number(process.env['AT_ONCE'] ?? 4);

let site: Site;
let browser: Browser;

beforeAll(async () => {
  // Every press on a protected page registers an account, all from one address.
  site = await startSite({ AUTH_LIMIT: '1000000' });
  const sections = await everySection('all');
  const sectionsOrder = sections.map(({ slug }) => `${slug}__all`);
  await importPages(site, [{ slug: 'toutes', title: { fr: 'Toutes les sections' }, sections, sectionsOrder }]);
  // Maps have their own states, none of which is in the server's HTML: this browser cannot draw maps.
  browser = await launchBrowser('--disable-3d-apis');
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

/** Lists the differences between the effect of an early press and the expected one. */
function faultsOf(effect: Effect, expected: Effect): string[] {
  const missing = missingLines(expected.state, effect.state).slice(0, 6);
  const unexpected = missingLines(effect.state, expected.state).slice(0, 6);
  const faults = [];
  if (missing.length > 0 || unexpected.length > 0)
    faults.push(`expected ${JSON.stringify(missing)}, found ${JSON.stringify(unexpected)}`);
  else if (effect.state.join() !== expected.state.join()) faults.push('the same lines in another order');
  if (effect.sent.join() !== expected.sent.join())
    faults.push(`expected to send ${expected.sent.join()}, sent ${effect.sent.join()}`);
  return faults;
}

/** Presses the controls of a page as planned and returns the faults. */
async function walk(path: string, member?: Member): Promise<{ planned: number; faults: string[] }> {
  const url = site.origin + path;
  const enter = member && createLogin(site, member);
  // In the header only the account menu is specific to protected pages.
  const isOwn = ({ scope, name }: Control) =>
    path === everything || scope === '#main' || (scope === 'header' && name.includes('mon compte'));
  const all = await controlsOf(browser, url, enter);
  const seen = Object.fromEntries(inputs.map((input) => [input, all[input].filter(isOwn)])) as typeof all;
  // Names must be unique, because presses are compared by name. On protected pages controls are found by name anyway.
  if (member === undefined)
    for (const input of inputs) expect(new Set(seen[input].map(({ name }) => name)).size).toBe(seen[input].length);
  const planned = (member === undefined ? plan : covering)(seen).map((trial) => ({ ...trial, enter }));
  const trials = partOf(planned, part, parts).filter((trial) => described.test(describe(trial)));
  // The effect of the same press on a fully loaded page is the expected effect.
  const known = new Map<string, ReturnType<typeof late>>();
  async function late(trial: Press): Promise<{ effect: Expected; moving?: boolean; anyFocus?: boolean }> {
    const { effect, renamed, gone } = await press(browser, url, { ...trial, after: undefined });
    // The button of a map that cannot be drawn removes itself: a press on it has no further effect.
    if (gone)
      return {
        effect: { ...effect, state: effect.state.filter((each) => !each.startsWith('focus ')) },
        anyFocus: true,
      };
    if (!renamed) return { effect };
    return { effect: (await press(browser, url, { ...trial, after: undefined, moving: true })).effect, moving: true };
  }
  const expectedOf = (trial: Press) => {
    const key = keyOf(trial);
    const found = known.get(key) ?? late(trial);
    known.set(key, found);
    return found;
  };
  const faults: string[] = [];
  const left = [...trials];
  async function worker() {
    for (let trial = left.shift(); trial !== undefined; trial = left.shift()) {
      const found: string[] = [];
      try {
        const { effect: expected, ...options } = await expectedOf(trial);
        const { effect, faults: others } = await press(browser, url, { ...trial, ...options }, expected);
        found.push(...others, ...faultsOf(effect, expected));
      } catch (error) {
        found.push(String(error));
      }
      for (const fault of found) console.log(`fault of ${describe(trial)}: ${fault}`);
      faults.push(...found.map((fault) => `${describe(trial)}: ${fault}`));
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker));
  const controls = new Set(trials.map(({ control }) => control.name)).size;
  console.log(`${path} ${member ?? ''}: ${trials.length} of ${planned.length} presses, of ${controls} controls`);
  return { planned: planned.length, faults };
}

it.each(pages)(
  'handles every early press on $name exactly once',
  { timeout: size === 'all' ? 14_400_000 : 900_000 },
  async ({ path, member }) => {
    console.log(`SEED=${seed}`);
    const { planned, faults } = await walk(path, member);
    expect(planned).toBeGreaterThan(1);
    expect(faults).toEqual([]);
  },
);

it('assigns every press of the matrix to exactly one part', () => {
  const controls = Array.from({ length: 11 }, (_, place) => ({ name: `control ${place}` }) as Control);
  const whole = matrix({ mouse: controls, touch: controls.slice(1), keyboard: controls.slice(2) });
  const divided = Array.from({ length: 6 }, (_, place) => partOf(whole, place + 1, 6));
  expect(divided.flat()).toHaveLength(whole.length);
  expect(new Set(divided.flat())).toEqual(new Set(whole));
});
