import type { Browser, Page, Request, Route } from 'playwright';
import { hydrated, intend, staysOpen, watchRequests } from '../visitor.ts';
import { act, touch, type Input } from './gestures.ts';
import { installWalk, type Control, type Walk } from './in-page.ts';
import type { Entrance } from './member.ts';

/** How the code of the page comes: 2 s late, or failing at its first request and 2 s late at the next. */
export type Line = 'slow' | 'failing';

export interface Press {
  control: Control;
  input: Input;
  /** How long after the first paint, in ms. Undefined: once the page has nothing left to do. */
  after?: number;
  line: Line;
  /** Motion is wanted: for what is called something else where it is not, as a button that stops what does not move. */
  moving?: boolean;
  /** Where the focus comes to does not matter: for what a page takes away by itself, which is nowhere pressed late. */
  anyFocus?: boolean;
  /** Logs the visitor in, on pages for members. */
  enter?: Entrance;
}

/** The effect of a click: the page as it is then, and the requests. */
export interface Effect {
  state: string[];
  sent: string[];
}

/** What a click has to do: its effect, and the lines of it that were not there before. */
export interface Expected extends Effect {
  changed: string[];
}

/** The lines that one has more often than the other. */
export function unlike(one: readonly string[], other: readonly string[]): string[] {
  const left = [...other];
  return one.filter((line) => (left.includes(line) ? !left.splice(left.indexOf(line), 1) : true));
}

const lateness = 2000;
/** Within what time a press that has had no effect has to show that it was heard, in ms: 150, and room for a busy machine. */
const heardWithin = 1500;
/** How long an effect may take. What fails is tried again after 1, 3 and 10 s. */
const patience = 30_000;
/** How long what is for members only may take to come, in ms: its parts ask for one another, and each fails once. */
const comesWithin = 90_000;
/** What has not come alive by then stays the server's HTML, in ms. */
const neverAlive = 5000;
/** An effect that has stood for so long, in ms, stays. */
const steady = 700;

const someId = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
let people = 0;

async function slowCode(page: Page, line: Line, path: string): Promise<void> {
  const failed = new Set<string>();
  // A script that has come is in the browser's cache, which a route switches off.
  const come = new Set<string>();
  await page.route('**/assets/**/*.js', async (route: Route) => {
    const url = route.request().url();
    // What leads to another page has had its effect.
    if (new URL(page.url()).pathname !== path) {
      await route.continue().catch(() => undefined);
      return;
    }
    if (line === 'failing' && !failed.has(url)) {
      failed.add(url);
      await route.abort('connectionreset').catch(() => undefined);
      return;
    }
    if (!come.has(url)) await sleep(lateness);
    come.add(url);
    await route.continue().catch(() => undefined);
  });
}

/** What the control, or the field whose label it is, shows while it waits; and whether anything on the page still does. */
const waiting = (page: Page, control: Control) =>
  page.evaluate((wanted) => {
    const { walk } = globalThis as unknown as { walk: Walk };
    const element = walk.find(wanted);
    const marked = element?.closest('[data-pending]') ?? element?.querySelector('[data-pending]');
    return {
      // A button whose menu is on its way says that it is open; one that is at work itself cannot be pressed again.
      shown:
        marked?.getAttribute('aria-busy') === 'true' ||
        (marked === element && marked?.getAttribute('aria-disabled') === 'true') ||
        element?.getAttribute('aria-expanded') === 'true',
      anywhere: document.querySelectorAll('[data-pending]').length,
    };
  }, control);

/** Waits until a page has come wholly, as far as a control is concerned: React has taken over it, or never will. */
async function whole(page: Page, control: Control, requestsDone: () => Promise<void>): Promise<void> {
  await hydrated(page);
  await intend(page, '[data-section-id]');
  const show = () =>
    page.evaluate(
      (wanted) =>
        (globalThis as unknown as { walk: Walk }).walk
          .find(wanted)
          ?.scrollIntoView({ behavior: 'instant', block: 'center' }),
      control,
    );
  await show();
  const alive = (wanted: Control) => {
    const element = (globalThis as unknown as { walk: Walk }).walk.find(wanted);
    return element?.closest('[data-section-id],main')?.hasAttribute('data-alive') === true;
  };
  await page.waitForFunction(alive, control, { timeout: neverAlive }).catch(() => undefined);
  await requestsDone();
  // What has come above it may have moved it.
  await show();
}

/** Waits until a control is on the page: those for members only are not in the server's HTML. */
const there = (page: Page, control: Control) =>
  page.waitForFunction(
    (wanted) => (globalThis as unknown as { walk: Walk }).walk.nameOf(wanted) === wanted.name,
    control,
    { timeout: comesWithin },
  );

/** Everything that has to be pressed before a control can be seen, in this order. */
const openersOf = ({ opener }: Control): Control[] => (opener === undefined ? [] : [...openersOf(opener), opener]);

/** What came of a press. */
interface Pressed {
  effect: Expected;
  faults: string[];
  /** The control is called something else once the page has come wholly. */
  renamed: boolean;
  /** The page has taken the control away by then: nothing was pressed, and the effect is the page as it is. */
  gone: boolean;
}

/** One browser page on which one thing is pressed. */
export async function press(browser: Browser, url: string, trial: Press, expected?: Expected): Promise<Pressed> {
  const { control, input, after, line } = trial;
  const early = after !== undefined;
  const phone = input === 'touch';
  const context = await browser.newContext({
    locale: 'fr-FR',
    reducedMotion: trial.moving === true ? 'no-preference' : 'reduce',
    hasTouch: phone,
    viewport: phone ? { width: 390, height: 844 } : { width: 1280, height: 860 },
  });
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  const faults: string[] = [];
  let sent: string[] = [];
  let renamed = false;
  let gone = false;
  const open = new Set<Request>();
  page.on('request', (request) => {
    if (!staysOpen(request)) open.add(request);
    if (request.method() !== 'GET' && request.method() !== 'HEAD')
      sent.push(`${request.method()} ${new URL(request.url()).pathname.replaceAll(someId, 'id')}`);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  // A page that is being left cannot be asked.
  const state = async () => {
    const all = await page
      .evaluate((wanted) => (globalThis as unknown as { walk: Walk }).walk.state(wanted), control)
      .catch(() => [] as string[]);
    return trial.anyFocus === true ? all.filter((each) => !each.startsWith('focus ')) : all;
  };
  const now = async (): Promise<Effect> => ({ state: await state(), sent: sent.toSorted() });
  const same = (one: Effect, other: Effect) =>
    JSON.stringify([one.state, one.sent]) === JSON.stringify([other.state, other.sent]);
  let before: string[] = [];
  /** The effect, once it has stood still and nothing is asked for. */
  async function settled(): Promise<Effect> {
    const end = Date.now() + patience;
    let last = await now();
    for (let since = Date.now(); Date.now() < end;) {
      await sleep(80);
      const next = await now();
      const { anywhere } = await waiting(page, control).catch(() => ({ anywhere: 1 }));
      if (!same(next, last) || open.size > 0 || next.state.length === 0 || anywhere > 0) since = Date.now();
      last = next;
      if (Date.now() - since > steady) break;
    }
    return last;
  }
  try {
    await page.addInitScript(installWalk);
    // Which slide is shown is compared as well: slides stay as long as a tab is not seen.
    if (trial.moving) await page.addInitScript(() => Object.defineProperty(document, 'hidden', { value: true }));
    await trial.enter?.(page);
    const requestsDone = watchRequests(page);
    if (early) await slowCode(page, line, control.path);
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(
      () => document.readyState !== 'loading' && performance.getEntriesByName('first-contentful-paint').length > 0,
      undefined,
      { polling: 'raf' },
    );
    if (!early) await requestsDone();
    const openers = openersOf(control);
    if (trial.enter) await there(page, openers[0] ?? control);
    // Before anything is opened: what makes the page come wholly would close it again.
    await (early ? sleep(after) : whole(page, control, requestsDone));
    for (const opener of openers) await touch(page, opener, input);
    if (!early) {
      await requestsDone();
      const unpressed = await settled();
      gone = await page.evaluate(
        (wanted) => (globalThis as unknown as { walk: Walk }).walk.find(wanted) === null,
        control,
      );
      if (gone) return { effect: { ...unpressed, changed: [] }, faults, renamed, gone };
      renamed = await page.evaluate(
        (wanted) => (globalThis as unknown as { walk: Walk }).walk.nameOf(wanted) !== wanted.name,
        control,
      );
    }
    before = await state();
    sent = [];
    await act(page, control, input, (people += 1));
    if (!early || expected === undefined) {
      // A link to another page leads away, however long that takes.
      if (
        await page
          .evaluate((wanted) => (globalThis as unknown as { walk: Walk }).walk.leads(wanted), control)
          .catch(() => true)
      ) {
        await page.waitForFunction((path) => location.pathname !== path, control.path);
      }
      const effect = await settled();
      return { effect: { ...effect, changed: unlike(effect.state, before) }, faults, renamed, gone };
    }

    // What the browser does by itself shows at once.
    const silent = !['link', 'text', 'select', 'scroller'].includes(control.kind);
    /** Whether any of what changes has changed: the rest of a page for members may still be on its way. */
    const begun = ({ state: lines }: Effect) =>
      expected.changed.some((each) => !unlike(expected.state, lines).includes(each));
    const heard = async () => {
      if ((await waiting(page, control).catch(() => ({ shown: true }))).shown) return true;
      const effect = await now();
      return same(effect, expected) || begun(effect);
    };
    const until = Date.now() + heardWithin;
    while (silent && !(await heard())) {
      if (Date.now() > until) {
        faults.push('does not show that it was heard');
        break;
      }
    }
    const end = Date.now() + patience;
    while (Date.now() < end && !same(await now(), expected)) await sleep(80);
    const effect = await settled();
    const { anywhere } = await waiting(page, control);
    if (anywhere > 0) faults.push('still shows that it waits');
    return { effect: { ...effect, changed: [] }, faults, renamed, gone };
  } finally {
    await context.close();
  }
}

/** The controls of a page as the server sends it; those of a page for members once it has come wholly. */
export async function controlsOf(browser: Browser, url: string, input: Input, enter?: Entrance): Promise<Control[]> {
  const viewport = input === 'touch' ? { width: 390, height: 844 } : { width: 1280, height: 860 };
  const context = await browser.newContext({
    locale: 'fr-FR',
    viewport,
    hasTouch: input === 'touch',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.addInitScript(installWalk);
  await enter?.(page);
  if (enter === undefined) await page.route('**/assets/**/*.js', (route) => route.abort());
  const requestsDone = watchRequests(page);
  await page.goto(url);
  if (enter) await requestsDone();
  const controls = await page.evaluate(
    (byPointer) => (globalThis as unknown as { walk: Walk }).walk.controls(byPointer),
    input !== 'keyboard',
  );
  await context.close();
  // The ids that React makes in the browser are others at each visit.
  const found =
    enter === undefined ? controls : controls.map((control) => ({ ...control, id: '', byName: true as const }));
  // A press on a scrolling region lands on what it contains.
  return found.filter(({ kind }) => kind !== 'scroller' || input === 'keyboard');
}
