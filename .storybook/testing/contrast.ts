import axe from 'axe-core';
import { expect, type TestContext } from 'vitest';
import { colourRules } from './in-one-language.ts';
import { withOtherTheme } from './other-theme.ts';

interface Story {
  parameters?: { a11y?: { test?: string } };
}

/** Storybook's own elements, which its accessibility addon excludes too. */
const exclude = ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'];

const describe = ({ id, nodes }: axe.Result) =>
  nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary ?? ''}`);

/**
 * Audits the colours of a story in the other theme. French stories are light and English ones dark, so a story that
 * runs in both languages is audited in both themes. This covers stories that run in one language only
 * (`in-one-language.ts`).
 */
export async function auditOtherTheme({ story, task }: TestContext & { story?: Story }): Promise<void> {
  if (!task.meta.inOneLanguage || story?.parameters?.a11y?.test === 'off' || task.result?.state === 'fail') return;
  await withOtherTheme(async () => {
    const { violations } = await axe.run(
      { include: [['body']], exclude },
      { runOnly: colourRules, resultTypes: ['violations'], iframes: false },
    );
    expect(violations.flatMap(describe), 'colours in the other theme').toEqual([]);
  });
}
