/** Whether stories run as tests, outside of Storybook. */
export const isTest = '__vitest_browser__' in globalThis;
