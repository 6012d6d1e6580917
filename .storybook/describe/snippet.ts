import { createElement, isValidElement, type ReactNode } from 'react';
import type { StoryContext } from '@storybook/react-vite';
import { splitArgs } from '../../packages/sections/src/stories/configuration.ts';
import { argsInLanguage } from '../in-language.ts';
import { NotWritable, Printer, type Written } from './print-jsx.ts';

/** What is read of a story. */
export type SnippetContext = Pick<
  StoryContext,
  'args' | 'component' | 'globals' | 'initialArgs' | 'originalStoryFn' | 'parameters'
>;

/** `hero-slider` is the component `HeroSlider`. */
const componentOf = (slug: string) => slug.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** A component as `describeComponents` marks it, or an icon of Lucide. */
interface Marked {
  $$typeof?: symbol;
  displayName?: string;
  styledComponentId?: string;
  __docgenInfo?: { entry?: string };
}

/** How other apps write a component; undefined for one that is not published. */
function named(type: unknown): Written | undefined {
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
    if (reason instanceof NotWritable) return undefined;
    throw reason;
  }
}

/** A section by itself, from the data and the settings of its story. */
function sectionSnippet(slug: string, args: Record<string, unknown>): string | undefined {
  const { data, settings } = splitArgs(args);
  const Section = () => null;
  const name = { name: componentOf(slug), entry: `@kermesse/sections/${slug}` };
  const props = { data, ...(Object.keys(settings).length > 0 && { settings }) };
  return printed(createElement(Section, props), (type) => (type === Section ? name : undefined));
}

/** What the story renders, without its decorators. A function with hooks cannot be called here. */
export function renderedBy({ originalStoryFn, ...context }: SnippetContext): ReactNode {
  const args = argsInLanguage(context);
  try {
    return originalStoryFn(args, { ...context, args } as StoryContext) as ReactNode;
  } catch {
    return undefined;
  }
}

/**
 * The code that makes what a story shows, as another app writes it: imports from the packages' entries and JSX, without what only
 * stories have. `parameters.code` is shown in its place where it is given; undefined for a story of nothing that is published.
 */
export function snippetOf(context: SnippetContext): string | undefined {
  const { args, component, parameters } = context;
  if (typeof parameters['code'] === 'string') return parameters['code'].trim();
  const configuration = parameters['configuration'] as { slug: string } | undefined;
  if (configuration !== undefined) return sectionSnippet(configuration.slug, args);
  if (component === undefined || named(component) === undefined) return undefined;
  const rendered = renderedBy(context);
  const whole = isValidElement(rendered) ? printed(rendered) : undefined;
  // What else a screen's story has around it is the server's answer, not code.
  const isScreen = named(component)?.entry.startsWith('@kermesse/flows/') === true;
  return whole ?? (isScreen ? printed(createElement(component, args)) : undefined);
}
