import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type Axe from 'axe-core';
import { HtmlValidate } from 'html-validate';
import type { Page } from 'playwright';
import { whileDrawn } from '../drawing.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Allows `style` elements outside the head: each section begins with its styles (`document/place-styles.ts`). */
const styleInBody = { style: { inherit: 'style', flow: true } };
const html = new HtmlValidate({
  extends: ['html-validate:standard'],
  elements: ['html5', styleInBody],
  rules: { 'require-sri': 'off' },
});

/**
 * The selector of React Aria's live announcer. A pending button is announced by a reference to it, and the announcement
 * stays for some seconds. If the button is removed meanwhile, axe reports the reference.
 */
const announcements = '[data-live-announcer]';

/**
 * Returns the violations that axe finds of WCAG 2.2 A and AA and of its own best practices; `apart` lists selectors of
 * parts that are already audited.
 */
export async function violations(page: Page, { apart = [] }: { apart?: string[] } = {}): Promise<string[]> {
  await page.evaluate(axe);
  const audit = () =>
    page.evaluate(
      async (exclude) => {
        const { run } = (globalThis as unknown as { axe: typeof Axe }).axe;
        const found = await run(
          { include: [['html']], exclude },
          {
            runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
            // Reporting passed rules would take longer than finding violations.
            resultTypes: ['violations'],
          },
        );
        return found.violations.flatMap(({ id, nodes }) =>
          nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
        );
      },
      [announcements, ...apart].map((selector) => [selector]),
    );
  return whileDrawn(page, audit);
}

/** Returns the HTML validation errors of a document. */
export async function invalidHtml(text: string): Promise<string[]> {
  const { results } = await html.validateString(text);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
  );
}
