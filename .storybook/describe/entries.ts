import { join } from 'node:path';
import { entriesOf, folderOf, published } from '../../scripts/packages/published.ts';

/** The package entry, such as `@kermesse/ui/Button`, of each published source file, by the file's path. */
export const entryOfFile: ReadonlyMap<string, string> = new Map(
  published.flatMap((each) =>
    Object.entries(entriesOf(each)).map(([entry, source]): [string, string] => [
      join(folderOf(each), source),
      `@kermesse/${each.folder}${entry.slice(1)}`,
    ]),
  ),
);
