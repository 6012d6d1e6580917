import type { Browser, Page, Request } from 'playwright';
import { hydrated, simulateIntent, isLongPoll, watchRequests } from '../visitor.ts';
import { slowCode } from '../scripts.ts';
import { operateControl, pressControl, type Input } from './gestures.ts';
import { installWalk, type Control, type Walk } from './in-page.ts';
import type { PreparePage } from './member.ts';

/** The simulated connection: scripts load 2 s late, or fail at the first request and load 2 s late at the next. */
export type Line = 'slow' | 'failing';

export interface Press {
  control: Control;
  input: Input;
  /** The delay after the first paint, in ms. Undefined: once the page has fully loaded. */
  after?: number;
  line: Line;
  /** Whether to allow motion. For controls whose name depends on it, such as the pause button of an animation. */
  moving?: boolean;
  /** Whether to ignore the focus. For a control that the page removes by itself, so that a late press cannot hit it. */
  anyFocus?: boolean;
  /** Logs the visitor in, on pages for members. */
  enter?: PreparePage;
}

/** The effect of a press: the state of the page afterwards, and the requests. */
export interface Effect {
  state: string[];
  sent: string[];
}

/** The expected effect of a press, and the lines of its state that the press adds. */
export interface Expected extends Effect {
  changed: string[];
}

/** Returns the lines that occur more often in `one` than in `other`. */
export function missingLines(one: readonly string[], other: readonly string[]): string[] {
  const left = [...other];
  return one.filter((line) => (left.includes(line) ? !left.splice(left.indexOf(line), 1) : true));
}

/** The milliseconds within which a pending press must be marked: 150, and time for a busy machine. */
const markedWithin = 1500;
/** The timeout of an effect, in ms. Failed requests are repeated after 1, 3 and 10 s. */
const effectTimeout = 30_000;
/** The timeout for protected content to appear, in ms: its files load one after the other, and each fails once. */
const protectedTimeout = 90_000;
/** The milliseconds after which an element without `data-hydrated` counts as static server HTML. */
const hydrationTimeout = 5000;
/** The milliseconds without a change after which an effect counts as final. */
const stableFor = 700;

const someId = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
let people = 0;

/** The state of a page as one evaluation reads it: a press may be repeated between two evaluations. */
interface Snapshot {
  state: string[];
  /** Whether the control, or the field of its label, is marked as pending. */
  shown: boolean;
  /** The number of pending marks on the page. */
  marks: number;
}

const snapshotOf = (page: Page, control: Control): Promise<Snapshot> =>
  page.evaluate((wanted) => {
    const { walk } = globalThis as unknown as { walk: Walk };
    const element = walk.find(wanted);
    const marked = element?.closest('[data-pending]') ?? element?.querySelector('[data-pending]');
    return {
      state: walk.state(wanted),
      // A button whose menu is loading has aria-expanded; a button with an action in progress has aria-disabled.
      shown:
        marked?.getAttribute('aria-busy') === 'true' ||
        (marked === element && marked?.getAttribute('aria-disabled') === 'true') ||
        element?.getAttribute('aria-expanded') === 'true',
      marks: document.querySelectorAll('[data-pending]').length,
    };
  }, control);

/** Waits until a page has fully loaded for a control: React has hydrated it, or never will. */
async function waitUntilLoaded(page: Page, control: Control, requestsDone: () => Promise<void>): Promise<void> {
  await hydrated(page);
  await simulateIntent(page, '[data-section-id]');
  const show = () =>
    page.evaluate(
      (wanted) =>
        (globalThis as unknown as { walk: Walk }).walk
          .find(wanted)
          ?.scrollIntoView({ behavior: 'instant', block: 'center' }),
      control,
    );
  await show();
  const isHydrated = (wanted: Control) => {
    const element = (globalThis as unknown as { walk: Walk }).walk.find(wanted);
    return element?.closest('[data-section-id],main')?.hasAttribute('data-hydrated') === true;
  };
  await page.waitForFunction(isHydrated, control, { timeout: hydrationTimeout }).catch(() => undefined);
  await requestsDone();
  // Content that loaded above may have moved the control.
  await show();
}

/** Waits until a control is on the page: protected controls are not in the server's HTML. */
const waitForControl = (page: Page, control: Control) =>
  page.waitForFunction(
    (wanted) => (globalThis as unknown as { walk: Walk }).walk.nameOf(wanted) === wanted.name,
    control,
    { timeout: protectedTimeout },
  );

/** Returns the openers of a control, the outermost first. */
const openersOf = ({ opener }: Control): Control[] => (opener === undefined ? [] : [...openersOf(opener), opener]);

/** The browser of a visitor in French, on a phone or with a wide window. */
const windowOf = (phone: boolean) => ({
  locale: 'fr-FR',
  hasTouch: phone,
  viewport: phone ? { width: 390, height: 844 } : { width: 1280, height: 860 },
});

/** The result of a press. */
interface Pressed {
  effect: Expected;
  faults: string[];
  /** Whether the control has another name once the page has fully loaded. */
  renamed: boolean;
  /** Whether the page has removed the control by then. Nothing was pressed, and the effect is the state of the page. */
  gone: boolean;
}

/** Presses a control on a new page. Given an expected effect, reports differences as faults. */
export async function press(browser: Browser, url: string, trial: Press, expected?: Expected): Promise<Pressed> {
  const { control, input, after, line } = trial;
  const early = after !== undefined;
  const context = await browser.newContext({
    ...windowOf(input === 'touch'),
    reducedMotion: trial.moving === true ? 'no-preference' : 'reduce',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(effectTimeout);
  const faults: string[] = [];
  let sent: string[] = [];
  let renamed = false;
  let gone = false;
  const open = new Set<Request>();
  page.on('request', (request) => {
    if (!isLongPoll(request)) open.add(request);
    if (request.method() !== 'GET' && request.method() !== 'HEAD')
      sent.push(`${request.method()} ${new URL(request.url()).pathname.replaceAll(someId, 'id')}`);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  /** The current effect and pending marks. Evaluation fails while the page navigates away. */
  async function now(): Promise<Effect & Omit<Snapshot, 'state'>> {
    const { state, ...marks } = await snapshotOf(page, control).catch(() => ({ state: [], shown: true, marks: 1 }));
    const kept = trial.anyFocus === true ? state.filter((each) => !each.startsWith('focus ')) : state;
    return { state: kept, sent: sent.toSorted(), ...marks };
  }
  const same = (one: Effect, other: Effect) =>
    JSON.stringify([one.state, one.sent]) === JSON.stringify([other.state, other.sent]);
  let before: string[] = [];
  /** Waits until the effect is stable, and no request and no press is pending. */
  async function settled(quietFor = stableFor) {
    const end = Date.now() + effectTimeout;
    let last = await now();
    for (let since = Date.now(); Date.now() < end;) {
      await sleep(200);
      const next = await now();
      if (!same(next, last) || open.size > 0 || next.marks > 0) since = Date.now();
      last = next;
      if (Date.now() - since > quietFor) break;
    }
    return last;
  }
  try {
    await page.addInitScript(installWalk);
    // The current slide is part of the state, and carousels stop in hidden tabs.
    if (trial.moving) await page.addInitScript(() => Object.defineProperty(document, 'hidden', { value: true }));
    await trial.enter?.(page);
    const requestsDone = watchRequests(page);
    // After a press that has navigated to another page, its effect is complete.
    const isOver = () => new URL(page.url()).pathname !== control.path;
    if (early) await slowCode(page, { failing: line === 'failing', isOver });
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(
      () => document.readyState !== 'loading' && performance.getEntriesByName('first-contentful-paint').length > 0,
      undefined,
      { polling: 'raf' },
    );
    if (!early) await requestsDone();
    const openers = openersOf(control);
    if (trial.enter) await waitForControl(page, openers[0] ?? control);
    // Load the page fully before opening anything: the events that load it would close an open panel.
    await (early ? sleep(after) : waitUntilLoaded(page, control, requestsDone));
    for (const opener of openers) await pressControl(page, opener, input);
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
    before = (await now()).state;
    sent = [];
    await operateControl(page, control, input, (people += 1));
    if (!early || expected === undefined) {
      // A link to another page navigates, however long that takes.
      if (
        await page
          .evaluate((wanted) => (globalThis as unknown as { walk: Walk }).walk.leads(wanted), control)
          .catch(() => true)
      ) {
        await page.waitForFunction((path) => location.pathname !== path, control.path);
      }
      let effect = await settled();
      const moved = missingLines(effect.state, before).every((each) => each.startsWith('focus '));
      // On a busy machine the first change may take longer than the pauses between later ones.
      if (moved && sent.length === 0) effect = await settled(4 * stableFor);
      return { effect: { ...effect, changed: missingLines(effect.state, before) }, faults, renamed, gone };
    }

    // Native effects of the browser are visible at once.
    const silent = !['link', 'text', 'select', 'scroller'].includes(control.kind);
    /** Whether part of the expected change is visible: the rest of a protected page may still be loading. */
    const begun = ({ state: lines }: Effect) =>
      expected.changed.some((each) => !missingLines(expected.state, lines).includes(each));
    const heard = async () => {
      const effect = await now();
      return effect.shown || same(effect, expected) || begun(effect);
    };
    const until = Date.now() + markedWithin;
    while (silent && !(await heard())) {
      if (Date.now() > until) {
        faults.push('is not marked as pending');
        break;
      }
      await sleep(30);
    }
    const end = Date.now() + effectTimeout;
    while (Date.now() < end && !same(await now(), expected)) await sleep(200);
    const effect = await settled();
    if (effect.marks > 0) faults.push('is still marked as pending');
    return { effect: { ...effect, changed: [] }, faults, renamed, gone };
  } finally {
    await context.close();
  }
}

/**
 * Returns the controls in the server's HTML of a page, or, with `enter`, those of a protected page that has fully
 * loaded.
 */
export async function controlsOf(
  browser: Browser,
  url: string,
  enter?: PreparePage,
): Promise<Record<Input, Control[]>> {
  async function load<One extends Input>(phone: boolean, inputs: readonly One[]): Promise<Record<One, Control[]>> {
    const context = await browser.newContext({ ...windowOf(phone), reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.addInitScript(installWalk);
    await enter?.(page);
    if (enter === undefined) await page.route('**/assets/**/*.js', (route) => route.abort());
    const requestsDone = watchRequests(page);
    await page.goto(url);
    if (enter) await requestsDone();
    const found: [One, Control[]][] = [];
    for (const input of inputs) {
      const controls = await page.evaluate(
        (byPointer) => (globalThis as unknown as { walk: Walk }).walk.controls(byPointer),
        input !== 'keyboard',
      );
      // A pointer press on a scrolling region hits its content instead.
      const usable = controls.filter(({ kind }) => kind !== 'scroller' || input === 'keyboard');
      // React's generated ids differ between visits.
      found.push([input, enter ? usable.map((each) => ({ ...each, id: '', byName: true as const })) : usable]);
    }
    await context.close();
    return Object.fromEntries(found) as Record<One, Control[]>;
  }
  const [wide, phone] = await Promise.all([load(false, ['mouse', 'keyboard']), load(true, ['touch'])]);
  return { ...wide, ...phone };
}
