import { saveFile } from '@kermesse/ui/save-file';
import type { Workspace } from '../store/workspace.ts';

/** Downloads a value as an indented JSON file. */
export function downloadJson(value: unknown, name: string): void {
  const bytes = new Blob([`${JSON.stringify(value, null, 2)}\n`], { type: 'application/json' });
  saveFile(bytes, `${name.replaceAll('/', '-')}.json`);
}

/** Downloads all drafts with their comments as one file, which the composer can open. */
export function downloadAll({ drafts }: Workspace): void {
  const all = Object.values(drafts).map(({ kind, history }) => ({ kind, page: history.present }));
  const pages = all.flatMap(({ kind, page }) => (kind === 'page' ? [page] : []));
  downloadJson({ site: all.find(({ kind }) => kind === 'site')?.page, pages }, 'kermesse');
}
