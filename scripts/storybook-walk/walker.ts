import { errors, type BrowserContext } from 'playwright';
import { listen } from './listen.ts';
import type { Choice, Stop } from './stops.ts';

/** Where a page begins: something light, with a mock. Mocks are loaded with the first story that has some. */
const first = 'sections-newsletter--typical';

/** How long a place may take until it is there, in ms: the machine may have other work. */
const patience = 20_000;

/** What Storybook's parts tell each other by. */
interface Channel {
  on: (event: string, listener: (...data: unknown[]) => void) => void;
  off: (event: string, listener: (...data: unknown[]) => void) => void;
  emit: (event: string, ...data: unknown[]) => void;
}

/** Runs in the page. Writes down the stories that play on a docs page; what they need is loaded with them. */
function noticePlays() {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as {
    __STORYBOOK_ADDONS_CHANNEL__: Channel;
    __STORYBOOK_PREVIEW__: Preview;
  };
  const plays = new Set<string>();
  Object.assign(globalThis, { plays });
  channel.on('storyRenderPhaseChanged', (data) => {
    const { newPhase, storyId } = data as { newPhase: string; storyId: string };
    if (newPhase === 'playing' && preview.currentSelection?.viewMode === 'docs') plays.add(storyId);
  });
}

/** Runs in the page. Opens a place as the sidebar does and resolves when Storybook says that it is shown, or that it failed. */
function open({ id, view, within }: Stop & { within: number }): Promise<string | undefined> {
  const channel = (globalThis as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel }).__STORYBOOK_ADDONS_CHANNEL__;
  const bad = ['storyErrored', 'storyThrewException', 'storyMissing', 'storyRenderPhaseFailed'];
  return new Promise((resolve) => {
    const heard: [string, (...data: unknown[]) => void][] = [];
    const end = (fault?: string) => {
      clearTimeout(timer);
      for (const [event, listener] of heard) channel.off(event, listener);
      resolve(fault);
    };
    const timer = setTimeout(() => end('nothing is shown'), within);
    heard.push(['docsRendered', (shown) => (shown === id ? end() : undefined)]);
    // Left before it has finished, a story would have Storybook load everything anew.
    heard.push(['storyFinished', (shown) => ((shown as { storyId: string }).storyId === id ? end() : undefined)]);
    for (const event of bad) heard.push([event, (...data) => end(`${event}: ${JSON.stringify(data)}`)]);
    for (const [event, listener] of heard) channel.on(event, listener);
    channel.emit('setCurrentStory', { storyId: id, viewMode: view });
  });
}

/** What Storybook is rendering on a docs page. */
interface Preview {
  currentSelection?: { viewMode: Stop['view'] };
  storyRenders: { isPreparing: () => boolean; isPending: () => boolean }[];
}

/** Runs in the page. What is wrong with what is shown; undefined while it may still come. */
function seen(view: Stop['view']): string[] | undefined {
  const filled = (place: Element | null | undefined) =>
    place != null && [...place.children].some(({ tagName }) => tagName !== 'STYLE');
  // A dialog is outside of the story's own root.
  if (view === 'story')
    return filled(document.querySelector('#storybook-root')) || document.querySelector('[role=dialog]')
      ? []
      : undefined;
  const docs = document.querySelector('#storybook-docs');
  const canvases = [...(docs?.querySelectorAll('.sb-story') ?? [])];
  if (!docs?.querySelector('h1') || !canvases.every(filled)) return undefined;
  // Here, too, a story that is left before it has finished has everything loaded anew.
  const { storyRenders } = (globalThis as unknown as { __STORYBOOK_PREVIEW__: Preview }).__STORYBOOK_PREVIEW__;
  if (storyRenders.some((render) => render.isPreparing() || render.isPending())) return undefined;
  const { plays } = globalThis as unknown as { plays: Set<string> };
  const played = [...plays].map((storyId) => `${storyId} plays`);
  plays.clear();
  const faults = [...docs.querySelectorAll('.sb-errordisplay, .docblock-emptyblock')].map(
    ({ textContent }) => `a fault is shown: ${textContent}`,
  );
  return [...played, ...faults];
}

/** The stories that a docs page frames stay empty: each is a whole Storybook to load, and a place of the walk or a test itself. */
export const leaveFramesEmpty = (context: BrowserContext) =>
  context.addInitScript(() => {
    if (self !== top) stop();
  });

/** A timeout means that something is missing; any other error is passed on. */
const undefinedIfLate = (reason: unknown) => {
  if (!(reason instanceof errors.TimeoutError)) throw reason;
};

/** Whether a call failed because the page loaded another document meanwhile. */
const isReload = (reason: unknown) => reason instanceof Error && reason.message.includes('context was destroyed');

export interface Walker {
  /** Goes to one place and gives what is wrong there. */
  visit: (stop: Stop) => Promise<string[]>;
}

/**
 * Opens Storybook's preview in one language and theme, on a page of its own; from there on it goes from place to place as
 * somebody does by the sidebar. Walkers of one browser are started one after the other.
 */
export async function startWalker(context: BrowserContext, origin: string, { locale, theme }: Choice): Promise<Walker> {
  const page = await context.newPage();
  const { say, calm: calmed, take } = listen(page);
  // The audit of a story is its test's.
  const globals = `locale:${locale};theme:${theme};a11y.manual:!true`;
  const load = async ({ id, view }: Stop) => {
    await page.goto(`${origin}/iframe.html?id=${id}&viewMode=${view}&globals=${globals}`, { timeout: patience * 2 });
    await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis, undefined, { timeout: patience * 2 });
    await page.evaluate(noticePlays);
  };
  await load({ id: first, view: 'story' });
  // The service worker takes charge of a page that was there before it; a page opened meanwhile MSW would load again.
  const inCharge = () =>
    navigator.serviceWorker.controller !== null && document.body.classList.contains('sb-show-main');
  await page.waitForFunction(inCharge, undefined, { timeout: patience * 2 });
  return {
    async visit(stop) {
      // Storybook loads its preview again when the story before is slow to stop. The place is then opened by its address.
      const fault = await page.evaluate(open, { ...stop, within: patience }).catch(async (reason: unknown) => {
        if (!isReload(reason)) throw reason;
        await load(stop);
      });
      if (fault != null) say(fault);
      else {
        const found = await page
          .waitForFunction(seen, stop.view, { timeout: patience, polling: 50 })
          .catch(undefinedIfLate);
        for (const line of (await found?.jsonValue()) ?? ['a canvas is empty']) say(line);
      }
      await calmed();
      return take();
    },
  };
}
