import axe from 'axe-core';
import { afterEach, expect, type TestContext } from 'vitest';
import { colourRules } from './colour-rules.ts';
import { inOtherTheme } from './other-theme.ts';

interface Story {
  parameters?: { a11y?: { test?: string } };
}

/** Storybook's own, as its accessibility addon leaves them out. */
const exclude = ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'];

const describe = ({ id, nodes }: axe.Result) =>
  nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary ?? ''}`);

/**
 * French is shown light and English dark, so the two runs of a story audit its colours in both themes. A story that is
 * tested in one of them only (`in-one-language.ts`) is audited in the other theme here.
 */
afterEach(async ({ story, task }: TestContext & { story?: Story }) => {
  if (!task.meta.inOneLanguage || story?.parameters?.a11y?.test === 'off' || task.result?.state === 'fail') return;
  await inOtherTheme(async () => {
    const { violations } = await axe.run(
      { include: [['body']], exclude },
      { runOnly: colourRules, resultTypes: ['violations'] },
    );
    expect(violations.flatMap(describe), 'colours in the other theme').toEqual([]);
  });
});
