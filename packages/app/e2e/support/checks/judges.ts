import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type Axe from 'axe-core';
import { HtmlValidate } from 'html-validate';
import type { Page } from 'playwright';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Each section begins with its styles: outside of the head (`document/place-styles.ts`). */
const styleInBody = { style: { inherit: 'style', flow: true } };
const html = new HtmlValidate({
  extends: ['html-validate:standard'],
  elements: ['html5', styleInBody],
  rules: { 'require-sri': 'off' },
});

/**
 * React Aria announces a pending button by a reference to it, and keeps the announcement for some seconds. When the button
 * has gone by then, axe reports the reference.
 */
const announcements = '[data-live-announcer]';

/** What axe finds against WCAG 2.2 A and AA, and its own best practice; `apart` names what has been audited already. */
export async function violations(page: Page, { apart = [] }: { apart?: string[] } = {}): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(
    async (exclude) => {
      const { run } = (globalThis as unknown as { axe: typeof Axe }).axe;
      const found = await run(
        { include: [['html']], exclude },
        {
          runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
          // Describing what is right takes longer than finding what is wrong.
          resultTypes: ['violations'],
        },
      );
      return found.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
      );
    },
    [announcements, ...apart].map((selector) => [selector]),
  );
}

/** What is wrong with a document as HTML. */
export async function invalidHtml(text: string): Promise<string[]> {
  const { results } = await html.validateString(text);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
  );
}
