import type { StoryContext } from '@storybook/react-vite';

/**
 * Returns the args of a story in the toolbar's language. The args themselves are English, and `parameters.french`
 * overrides them in French. `french` may be a function. Use one if the args contain elements, because Storybook copies
 * objects. An arg that was edited in the controls stays unchanged.
 */
export function argsInLanguage({
  args,
  initialArgs,
  parameters,
  globals,
}: Pick<StoryContext, 'args' | 'initialArgs' | 'parameters' | 'globals'>): StoryContext['args'] {
  const given = parameters['french'] as StoryContext['args'] | (() => StoryContext['args']) | undefined;
  if (given === undefined || globals['locale'] === 'en') return args;
  const french = typeof given === 'function' ? given() : given;
  const untouched = Object.entries(french).filter(([name]) => args[name] === initialArgs[name]);
  return { ...args, ...Object.fromEntries(untouched) };
}
