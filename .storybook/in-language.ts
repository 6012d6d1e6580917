import type { StoryContext } from '@storybook/react-vite';

/**
 * The args of a story in the toolbar's language: the args themselves are English, and `parameters.french` has what they are in
 * French. What somebody writes into a control stays as it is.
 */
export function argsInLanguage({
  args,
  initialArgs,
  parameters,
  globals,
}: Pick<StoryContext, 'args' | 'initialArgs' | 'parameters' | 'globals'>): StoryContext['args'] {
  const french = parameters['french'] as StoryContext['args'] | undefined;
  if (french === undefined || globals['locale'] === 'en') return args;
  const untouched = Object.entries(french).filter(([name]) => args[name] === initialArgs[name]);
  return { ...args, ...Object.fromEntries(untouched) };
}
