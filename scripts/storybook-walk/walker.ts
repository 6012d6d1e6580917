import { errors, type BrowserContext, type Page } from 'playwright';
import { listen } from './listen.ts';
import type { Choice, Stop } from './stops.ts';

/** The first page to load: a light one with a mock. Mocks are loaded with the first story that has one. */
const first = 'sections-newsletter--typical';

/** The timeout of showing a page in milliseconds; generous, because CI machines may be busy. */
const maximumWait = 20_000;

/** Storybook's event channel. */
interface Channel {
  on: (event: string, listener: (...data: unknown[]) => void) => void;
  off: (event: string, listener: (...data: unknown[]) => void) => void;
  emit: (event: string, ...data: unknown[]) => void;
}

/**
 * Records the stories whose play functions run on a docs page, which loads all modules of those functions. Runs in the
 * page.
 */
function recordPlays() {
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

/**
 * Opens a page like the sidebar does; resolves when Storybook reports that it is shown or that it failed. Runs in the
 * page.
 */
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
    // A story that is left before it has finished makes Storybook reload the preview.
    heard.push(['storyFinished', (shown) => ((shown as { storyId: string }).storyId === id ? end() : undefined)]);
    for (const event of bad) heard.push([event, (...data) => end(`${event}: ${JSON.stringify(data)}`)]);
    for (const [event, listener] of heard) channel.on(event, listener);
    channel.emit('setCurrentStory', { storyId: id, viewMode: view });
  });
}

/** The part of Storybook's preview that is read here. */
interface Preview {
  currentSelection?: { viewMode: Stop['view'] };
  storyRenders: { isPreparing: () => boolean; isPending: () => boolean }[];
}

/** Returns the faults of the shown page; undefined while it is still loading. Runs in the page. */
function faultsOfPage({ view, props = [] }: Stop): string[] | undefined {
  const filled = (place: Element | null | undefined) =>
    place != null && [...place.children].some(({ tagName }) => tagName !== 'STYLE');
  // A dialog is outside of the story's root element.
  if (view === 'story')
    return filled(document.querySelector('#storybook-root')) ||
      document.querySelector('[role=dialog], [role=alertdialog]')
      ? []
      : undefined;
  const docs = document.querySelector('#storybook-docs');
  const canvases = [...(docs?.querySelectorAll('.sb-story') ?? [])];
  if (!docs?.querySelector('h1') || !canvases.every(filled)) return undefined;
  // As above: a story that is left before it has finished makes Storybook reload the preview.
  const { storyRenders } = (globalThis as unknown as { __STORYBOOK_PREVIEW__: Preview }).__STORYBOOK_PREVIEW__;
  if (storyRenders.some((render) => render.isPreparing() || render.isPending())) return undefined;
  const { plays } = globalThis as unknown as { plays: Set<string> };
  const played = [...plays].map((storyId) => `the play function of ${storyId} runs`);
  plays.clear();
  const faults = [...docs.querySelectorAll('.sb-errordisplay, .docblock-emptyblock')].map(
    ({ textContent }) => `an error is shown: ${textContent}`,
  );
  const rows = [...docs.querySelectorAll('.docblock-argstable-body td:first-child')].map(({ textContent }) =>
    textContent.replace(/\*$/, ''),
  );
  const absent = props.filter((name) => !rows.includes(name)).map((name) => `the table of props lacks ${name}`);
  return [...played, ...faults, ...absent];
}

/**
 * Keeps the iframes of docs pages empty: each would load a whole Storybook, and their stories are visited or tested
 * separately.
 */
export const keepFramesEmpty = (context: BrowserContext) =>
  context.addInitScript(() => {
    if (self !== top) stop();
  });

/** Returns undefined for a timeout, which means that something is missing; rethrows any other error. */
const undefinedIfLate = (reason: unknown) => {
  if (!(reason instanceof errors.TimeoutError)) throw reason;
};

/** Whether a call failed because the page has loaded another document. */
const isReload = (reason: unknown) => reason instanceof Error && reason.message.includes('context was destroyed');

export interface Walker {
  /** The page that shows the last visited entry. */
  page: Page;
  /** Visits one page and returns its faults. */
  visit: (stop: Stop) => Promise<string[]>;
}

/**
 * Opens Storybook's preview in one language and theme on a new page, and then navigates like a user of the sidebar.
 * Start the walkers of one browser one after the other.
 */
export async function startWalker(context: BrowserContext, origin: string, { locale, theme }: Choice): Promise<Walker> {
  const page = await context.newPage();
  const { report, settle, take } = listen(page);
  // The accessibility audit belongs to the tests of the stories.
  const globals = `locale:${locale};theme:${theme};a11y.manual:!true`;
  const load = async ({ id, view }: Stop) => {
    await page.goto(`${origin}/iframe.html?id=${id}&viewMode=${view}&globals=${globals}`, { timeout: maximumWait * 2 });
    await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis, undefined, { timeout: maximumWait * 2 });
    await page.evaluate(recordPlays);
  };
  await load({ id: first, view: 'story' });
  // The service worker first takes control of the page that registered it; MSW would reload a page that is opened
  // before that. A story that is left before it has finished makes Storybook reload the preview.
  const isReady = () => {
    const { storyRenders } = (globalThis as unknown as { __STORYBOOK_PREVIEW__: Preview }).__STORYBOOK_PREVIEW__;
    return (
      navigator.serviceWorker.controller !== null &&
      document.body.classList.contains('sb-show-main') &&
      storyRenders.every((render) => !render.isPreparing() && !render.isPending())
    );
  };
  await page.waitForFunction(isReady, undefined, { timeout: maximumWait * 2 });
  return {
    page,
    async visit(stop) {
      // Storybook reloads its preview when the previous story is slow to stop. Then load the page by its address.
      const fault = await page.evaluate(open, { ...stop, within: maximumWait }).catch(async (reason: unknown) => {
        if (!isReload(reason)) throw reason;
        await load(stop);
      });
      if (fault != null) report(fault);
      else {
        const found = await page
          .waitForFunction(faultsOfPage, stop, { timeout: maximumWait, polling: 50 })
          .catch(undefinedIfLate);
        for (const line of (await found?.jsonValue()) ?? ['a canvas is empty']) report(line);
      }
      await settle();
      return take();
    },
  };
}
