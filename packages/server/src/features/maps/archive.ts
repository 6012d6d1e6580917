import { closeSync, lstatSync, openSync, readdirSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { dataFolderNames } from '../../platform/config/data-folder.ts';
import { errorText } from '../../platform/config/operator-error.ts';
import { isMissingFile } from '../../platform/files/disk-errors.ts';

/** A file of map tiles that the server serves. */
export interface MapArchive {
  /** Its name in the folder and in its address. */
  name: string;
  file: string;
}

/** The map archive of the operator, if there is one, and remarks for the operator, one sentence each. */
export interface FoundMaps {
  archive?: MapArchive;
  remarks: string[];
}

/** Matches file names that need no escaping. */
const validName = /^\w[\w.-]{0,100}\.pmtiles$/;

/** The first bytes of a PMTiles archive: the name of the format and version 3. */
const magic = Buffer.from([...Buffer.from('PMTiles'), 3]);

/** Returns why a file is no archive; undefined if it is one. */
function archiveFault(file: string): string | undefined {
  const start = Buffer.alloc(magic.length);
  try {
    const descriptor = openSync(file, 'r');
    try {
      readSync(descriptor, start, 0, start.length, 0);
    } finally {
      closeSync(descriptor);
    }
  } catch (error) {
    return `it cannot be read (${errorText(error)})`;
  }
  return start.equals(magic) ? undefined : 'it is not a PMTiles archive of version 3';
}

/**
 * Finds the operator's map in `DATA_DIR/maps`: the first `.pmtiles` file by name. Does not follow symbolic links, so
 * that no file outside of the folder is served.
 */
export function findMaps(dataDir: string, styleUrl: string | undefined): FoundMaps {
  const folder = join(dataDir, dataFolderNames.maps);
  let entries: string[];
  try {
    entries = readdirSync(folder);
  } catch (error) {
    if (isMissingFile(error)) return { remarks: [] };
    return { remarks: [`${folder} is not used: it cannot be read (${errorText(error)}).`] };
  }
  const names = entries.filter((name) => name.endsWith('.pmtiles')).toSorted();
  const remarks: string[] = [];
  const usable = names.filter((name) => {
    const file = join(folder, name);
    const fault = !validName.test(name)
      ? 'its name may only have letters, digits, dots, hyphens and underscores'
      : !lstatSync(file).isFile()
        ? 'it is not a regular file'
        : archiveFault(file);
    if (fault !== undefined) remarks.push(`${file} is not used: ${fault}.`);
    return fault === undefined;
  });
  const [name, ...others] = usable;
  if (name === undefined) return { remarks };
  const file = join(folder, name);
  if (styleUrl !== undefined)
    return { remarks: [...remarks, `${file} is not used: MAP_STYLE_URL is set and takes precedence.`] };
  if (others.length > 0) remarks.push(`Only one map is used, ${name}. These are not: ${others.join(', ')}.`);
  return { archive: { name, file }, remarks: [`Maps are drawn from ${file}.`, ...remarks] };
}
