import type { BrowserContext, Page } from 'playwright';
import { expect, it, vi } from 'vitest';
import { startWalker } from './walker.ts';

/** Creates a walker on a fake page, whose `evaluate` returns the given result for one visit. */
async function walkerWhose(visit: () => Promise<string | undefined>) {
  const evaluate = vi.fn<() => Promise<string | undefined>>().mockResolvedValue(undefined);
  const goto = vi.fn<(address: string) => Promise<void>>().mockResolvedValue(undefined);
  const page = {
    on: () => undefined,
    goto,
    evaluate,
    waitForFunction: async () => ({ jsonValue: async () => [] }),
  } as unknown as Page;
  const context = { newPage: async () => page } as unknown as BrowserContext;
  const walker = await startWalker(context, 'http://storybook', { locale: 'fr', theme: 'light' });
  goto.mockClear();
  evaluate.mockImplementationOnce(visit);
  return { walker, goto };
}

const stop = { id: 'components-button--typical', view: 'story' } as const;

it('reloads Storybook at the address of a page after Storybook has reloaded its preview', async () => {
  const reason = 'page.evaluate: Execution context was destroyed, most likely because of a navigation';
  const { walker, goto } = await walkerWhose(() => Promise.reject(new Error(reason)));
  expect(await walker.visit(stop)).toEqual([]);
  expect(goto).toHaveBeenCalledTimes(1);
  expect(goto.mock.calls[0]?.[0]).toContain('id=components-button--typical&viewMode=story');
  expect(await walker.visit(stop), 'the next visit succeeds').toEqual([]);
  expect(goto).toHaveBeenCalledTimes(1);
});

it('passes on any other error', async () => {
  const { walker, goto } = await walkerWhose(() => Promise.reject(new Error('Target crashed')));
  await expect(walker.visit(stop)).rejects.toThrow('Target crashed');
  expect(goto).not.toHaveBeenCalled();
});

it('returns the error that Storybook reports for a page', async () => {
  const { walker } = await walkerWhose(async () => 'storyMissing: []');
  expect(await walker.visit(stop)).toEqual(['storyMissing: []']);
});
