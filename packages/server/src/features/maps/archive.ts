import { closeSync, existsSync, lstatSync, openSync, readdirSync, readSync } from 'node:fs';
import { join } from 'node:path';

/** One file of map tiles that the server gives out. */
export interface MapArchive {
  /** Its name in the folder, and in its address. */
  name: string;
  file: string;
}

/** What was found among an operator's maps, and what they should know of it, one sentence each. */
export interface FoundMaps {
  archive?: MapArchive;
  remarks: string[];
}

/** Names that need no escaping anywhere. */
const validName = /^\w[\w.-]{0,100}\.pmtiles$/;

/** Every PMTiles archive begins with its name and version 3. */
const magic = Buffer.from([...Buffer.from('PMTiles'), 3]);

function isArchive(file: string): boolean {
  const start = Buffer.alloc(magic.length);
  const descriptor = openSync(file, 'r');
  try {
    return readSync(descriptor, start, 0, start.length, 0) === start.length && start.equals(magic);
  } finally {
    closeSync(descriptor);
  }
}

/**
 * Looks for the map that an operator laid into `DATA_DIR/maps`: one `.pmtiles` file, the first by its name. A link is
 * not followed: nothing outside of the folder is given out.
 */
export function findMaps(dataDir: string, styleUrl: string | undefined): FoundMaps {
  const folder = join(dataDir, 'maps');
  if (!existsSync(folder)) return { remarks: [] };
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.pmtiles'))
    .toSorted();
  const remarks: string[] = [];
  const usable = names.filter((name) => {
    const file = join(folder, name);
    const fault = !validName.test(name)
      ? 'its name has other characters than letters, digits, dots, hyphens and underscores'
      : !lstatSync(file).isFile()
        ? 'it is no file of this folder'
        : isArchive(file)
          ? undefined
          : 'it is no PMTiles archive of version 3';
    if (fault !== undefined) remarks.push(`${file} is not used: ${fault}.`);
    return fault === undefined;
  });
  const [name, ...others] = usable;
  if (name === undefined) return { remarks };
  const file = join(folder, name);
  if (styleUrl !== undefined) return { remarks: [...remarks, `${file} is not used: MAP_STYLE_URL names another map.`] };
  if (others.length > 0) remarks.push(`Beside ${name} these maps are not used: ${others.join(', ')}.`);
  return { archive: { name, file }, remarks: [`Maps are drawn from ${file}.`, ...remarks] };
}
