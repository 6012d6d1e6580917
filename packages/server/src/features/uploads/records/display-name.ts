import { extname } from 'node:path';

/** The longest display name, in characters. */
const maxLength = 200;

/**
 * Returns the display name of a file: its last path segment without control characters, shortened before its extension;
 * `otherwise` if it is empty.
 */
export function fileDisplayName(name: string, otherwise: string): string {
  const last = (name.split(/[/\\]/).at(-1) ?? '').replaceAll(/\p{C}/gu, '');
  const extension = extname(last).slice(0, 10);
  // By characters: half of an emoji could not be stored.
  const characters = [...last];
  if (characters.length <= maxLength) return last.trim() || otherwise;
  return (
    characters
      .slice(0, maxLength - extension.length)
      .join('')
      .trim() + extension
  );
}
