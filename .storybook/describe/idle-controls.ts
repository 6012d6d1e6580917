import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import type { StoryContext } from '@storybook/react-vite';
import { renderStory, snippetOf, type SnippetContext } from './snippet.ts';

const probe = 'Written into a control';

/** Returns the first element of a component in the rendered output of a story. */
function elementOf(node: ReactNode, component: unknown): ReactElement<Record<string, unknown>> | undefined {
  for (const child of Children.toArray(node)) {
    if (!isValidElement<Record<string, unknown>>(child)) continue;
    if (child.type === component) return child;
    const inner = typeof child.props['children'] === 'function' ? undefined : (child.props['children'] as ReactNode);
    const found = elementOf(inner, component);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * Returns the text props whose controls have no effect on a story, or `every control` when the story does not read them
 * at all.
 */
export function idleControls(context: SnippetContext & Pick<StoryContext, 'argTypes'>): string[] {
  const { argTypes, component, parameters, args } = context;
  const { disable } = (parameters['controls'] ?? {}) as { disable?: boolean };
  if (disable === true || parameters['configuration'] !== undefined) return [];
  const codeWith = (name: string) =>
    snippetOf({ ...context, parameters: { ...parameters, code: undefined }, args: { ...args, [name]: probe } });
  const isIdle = (name: string) => codeWith(name)?.includes(probe) === false;
  if (isIdle('data-probe')) return ['every control'];
  const props = elementOf(renderStory(context), component)?.props ?? {};
  const texts = Object.keys(props).filter((name) => typeof props[name] === 'string' || name === 'children');
  const isOff = (name: string) => (argTypes[name]?.control as { disable?: boolean } | undefined)?.disable === true;
  return texts.filter((name) => !isOff(name) && isIdle(name));
}
