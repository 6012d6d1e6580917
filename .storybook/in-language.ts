import type { StoryContext } from '@storybook/react-vite';

/**
 * The args of a story in the toolbar's language: the args themselves are English, and `parameters.french` has what they are in
 * French: a function where elements are among them, since Storybook copies objects in parameters. What somebody writes into a
 * control stays as it is.
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
