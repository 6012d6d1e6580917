import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../lib/workspace.mjs';

/** A page of Storybook's docs: the file of its stories, and the file of what they show where there is one. */
export interface DocsPage {
  title: string;
  stories: string;
  component: string | undefined;
}

/** The file that the component of a story file is imported from; of a section its view. */
function componentOf(title: string, source: string, folder: string): string | undefined {
  // The composer is an app: no page of the site pays for its parts.
  if (title.startsWith('Composer/')) return undefined;
  if (source.includes('sectionMeta(section)')) return join(folder, 'View.tsx');
  const name =
    /^\s+component: (\w+),?$/m.exec(source)?.[1] ?? /\bcomponent: (\w+)\b/.exec(source)?.[1] ?? title.split('/').at(-1);
  const from = new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '(\\.[^']+)'`).exec(source)?.[1];
  const file = from === undefined ? undefined : join(folder, from);
  return file !== undefined && existsSync(join(root, file)) ? file : undefined;
}

/** Every page of docs that stories make, from their sources. */
export function docsPages(): DocsPage[] {
  const files = globSync('packages/*/src/**/*.stories.tsx', { cwd: root }).toSorted();
  return files.flatMap((stories) => {
    const source = readFileSync(join(root, stories), 'utf8');
    const title = /^(?:const meta(?:: [^=]+)? = \{|export default \{)[^;]*?\btitle: '([^']+)'/m.exec(source)?.[1];
    // The tags of the file, not of one of its stories.
    const hidden = /^(?:const meta[^=]*= \{|export default \{)[\s\S]*?^ {2}tags: \[[^\]]*'!(?:autodocs|dev)'/m.test(
      source.slice(0, source.indexOf('\nexport const')),
    );
    if (title === undefined || hidden) return [];
    return [{ title, stories, component: componentOf(title, source, dirname(stories)) }];
  });
}
