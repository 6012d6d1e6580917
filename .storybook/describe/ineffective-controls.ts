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

/** The controls of a story that change nothing. */
export interface IneffectiveControls {
  /** Whether the story reads no arguments at all. */
  all: boolean;
  /** The text props whose controls have no effect. */
  texts: string[];
}

/** Returns the controls that have no effect on a story. */
export function ineffectiveControls(context: SnippetContext & Pick<StoryContext, 'argTypes'>): IneffectiveControls {
  const { argTypes, component, parameters, args } = context;
  const { disable } = (parameters['controls'] ?? {}) as { disable?: boolean };
  if (disable === true || parameters['configuration'] !== undefined) return { all: false, texts: [] };
  const codeWith = (name: string) =>
    snippetOf({ ...context, parameters: { ...parameters, code: undefined }, args: { ...args, [name]: probe } });
  const isIneffective = (name: string) => codeWith(name)?.includes(probe) === false;
  if (isIneffective('data-probe')) return { all: true, texts: [] };
  const props = elementOf(renderStory(context), component)?.props ?? {};
  const texts = Object.keys(props).filter((name) => typeof props[name] === 'string' || name === 'children');
  const isOff = (name: string) => (argTypes[name]?.control as { disable?: boolean } | undefined)?.disable === true;
  return { all: false, texts: texts.filter((name) => !isOff(name) && isIneffective(name)) };
}
