import { createElement, isValidElement, type ReactNode } from 'react';
import type { StoryContext } from '@storybook/react-vite';
import { splitArgs } from '../../packages/sections/src/stories/configuration.ts';
import { argsInLanguage } from '../in-language.ts';
import { UnprintableError, Printer, type ComponentName } from './print-jsx.ts';

/** The parts of a story context that snippets are made from. */
export type SnippetContext = Pick<
  StoryContext,
  'args' | 'component' | 'globals' | 'initialArgs' | 'originalStoryFn' | 'parameters'
>;

/** Returns the component name of a section: `hero-slider` becomes `HeroSlider`. */
const componentOf = (slug: string) => slug.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** A component with the properties that `describeComponents` adds, or a Lucide icon. */
interface Marked {
  $$typeof?: symbol;
  displayName?: string;
  styledComponentId?: string;
  __docgenInfo?: { entry?: string };
}

/** Returns the name and the entry of a component, or undefined if it is not published. */
function named(type: unknown): ComponentName | undefined {
  if (type === null || (typeof type !== 'object' && typeof type !== 'function')) return undefined;
  const { $$typeof: kind, displayName: name, styledComponentId, __docgenInfo } = type as Marked;
  if (name === undefined) return undefined;
  if (__docgenInfo?.entry !== undefined) return { name, entry: __docgenInfo.entry };
  const isIcon = kind === Symbol.for('react.forward_ref') && styledComponentId === undefined;
  return isIcon ? { name, entry: 'lucide-react' } : undefined;
}

function withImports(printer: Printer, jsx: string): string {
  const lines = [...printer.imports].map(
    ([entry, names]) => `import { ${[...names].toSorted().join(', ')} } from '${entry}';`,
  );
  return `${lines.toSorted().join('\n')}\n\n${jsx}`;
}

function printed(node: ReactNode, naming = named): string | undefined {
  const printer = new Printer(naming);
  try {
    const jsx = printer.print(node);
    return printer.imports.size === 0 ? undefined : withImports(printer, jsx);
  } catch (reason) {
    if (reason instanceof UnprintableError) return undefined;
    throw reason;
  }
}

/** Returns the code of a single section, from the data and the settings of its story. */
function sectionSnippet(slug: string, args: Record<string, unknown>): string | undefined {
  const { data, settings } = splitArgs(args);
  const Section = () => null;
  const name = { name: componentOf(slug), entry: `@kermesse/sections/${slug}` };
  const props = { data, ...(Object.keys(settings).length > 0 && { settings }) };
  return printed(createElement(Section, props), (type) => (type === Section ? name : undefined));
}

/** Returns the rendered output of a story, without its decorators. Its render function must not call hooks. */
export function renderStory({ originalStoryFn, ...context }: SnippetContext): ReactNode {
  const args = argsInLanguage(context);
  return originalStoryFn(args, { ...context, args } as StoryContext) as ReactNode;
}

/**
 * Returns the code that renders what a story shows, as another app would write it: imports from the packages' entries
 * and JSX, without parts that only stories have. `parameters.code` replaces it. Returns undefined when the story shows
 * no published component.
 */
export function snippetOf(context: SnippetContext): string | undefined {
  const { args, component, parameters } = context;
  if (typeof parameters['code'] === 'string') return parameters['code'].trim();
  const configuration = parameters['configuration'] as { slug: string } | undefined;
  if (configuration !== undefined) return sectionSnippet(configuration.slug, args);
  if (component === undefined || named(component) === undefined) return undefined;
  const rendered = renderStory(context);
  const whole = isValidElement(rendered) ? printed(rendered) : undefined;
  // Everything else in the story of a screen is the server's response, not code.
  const isScreen = named(component)?.entry.startsWith('@kermesse/flows/') === true;
  return whole ?? (isScreen ? printed(createElement(component, args)) : undefined);
}
