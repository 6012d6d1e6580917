/** Whether stories run as tests, not in Storybook. */
export const isTest = '__vitest_browser__' in globalThis;
