import { saveFile } from '@kermesse/ui/save-file';

/** Downloads a value as an indented JSON file. */
export function downloadJson(value: unknown, name: string): void {
  const bytes = new Blob([`${JSON.stringify(value, null, 2)}\n`], { type: 'application/json' });
  saveFile(bytes, `${name.replaceAll('/', '-')}.json`);
}
