import type { BrowserContext, Frame, Page } from 'playwright';

const hidden = ':root { opacity: 0 !important; }';

/**
 * Hides the documents of a browser context. A page is laid out, and its elements count as visible and can be pressed,
 * but the browser paints nothing: painting takes a fifth of a test's processor time, and only pixels show it.
 */
export const hidePages = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript((rule) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rule);
    document.adoptedStyleSheets.push(sheet);
  }, hidden);

/** Hides or shows the document of a frame. @throws if the document stays hidden */
const setHidden = (frame: Frame, value: boolean) =>
  frame.evaluate(
    ([rule, disabled]) => {
      for (const sheet of document.adoptedStyleSheets)
        if (sheet.cssRules[0]?.cssText === rule) sheet.disabled = disabled;
      if (disabled && getComputedStyle(document.documentElement).opacity !== '1')
        throw new Error(`The document ${document.URL} is still hidden.`);
    },
    [hidden, !value] as const,
  );

/** Runs `work` while the browser paints the page and its frames. Anything that depends on opacity needs it too. */
export async function whileDrawn<T>(page: Page, work: () => Promise<T>): Promise<T> {
  for (const frame of page.frames())
    await setHidden(frame, false).catch((error: unknown) => {
      if (!frame.isDetached()) throw error;
    });
  try {
    return await work();
  } finally {
    // Fails for a frame that has navigated or closed meanwhile. A new document is hidden anyway.
    await Promise.allSettled(page.frames().map((frame) => setHidden(frame, true)));
  }
}
