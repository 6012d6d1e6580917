import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../lib/workspace.mjs';

/** A docs page of Storybook: the file of its stories, and the file of their component if there is one. */
export interface DocsPage {
  title: string;
  stories: string;
  component: string | undefined;
}

/** Groups of pages without a component of a package: the composer is an app, and pages consist of other components. */
const withoutComponent = /^(?:Composer|Pages)\/(?!Empty$|Parts\/)/;

/**
 * Returns the file that a story file imports its component from; for a section its view. If the component is a wrapper
 * in the story file itself, this is the first imported component that the wrapper renders.
 */
function componentOf(title: string, source: string, folder: string): string | undefined {
  if (withoutComponent.test(title)) return undefined;
  if (source.includes('sectionMeta(section)')) return join(folder, 'View.tsx');
  const name =
    /^\s+component: (\w+),?$/m.exec(source)?.[1] ?? /\bcomponent: (\w+)\b/.exec(source)?.[1] ?? title.split('/').at(-1);
  const imported = [...source.matchAll(/^import \{([^}]*)\} from '(\.[^']+)'/gm)].map(([, names = '', from = '']) => ({
    names: names.split(/[\s,]+/),
    from,
  }));
  const from =
    imported.find(({ names }) => names.includes(name ?? '')) ??
    imported.find(({ names }) => names.some((each) => /^[A-Z]/.test(each) && source.includes(`<${each}`)));
  const file = from && join(folder, from.from);
  return file !== undefined && existsSync(join(root, file)) ? file : undefined;
}

/** Returns all docs pages that stories generate, from their sources. */
export function docsPages(): DocsPage[] {
  const files = globSync(['.storybook/pages/*.stories.tsx', 'packages/*/src/**/*.stories.tsx'], {
    cwd: root,
  }).toSorted();
  return files.flatMap((stories) => {
    const source = readFileSync(join(root, stories), 'utf8');
    const title = /^(?:const meta(?:: [^=]+)? = \{|export default \{)[^;]*?\btitle: '([^']+)'/m.exec(source)?.[1];
    // Look for tags of the file only, not of a story.
    const hidden = /^(?:const meta[^=]*= \{|export default \{)[\s\S]*?^ {2}tags: \[[^\]]*'!(?:autodocs|dev)'/m.test(
      source.slice(0, source.indexOf('\nexport const')),
    );
    if (title === undefined || hidden) return [];
    return [{ title, stories, component: componentOf(title, source, dirname(stories)) }];
  });
}
