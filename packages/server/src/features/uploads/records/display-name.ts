/** Returns the display name of a file: its last path segment without control characters; `otherwise` if it is empty. */
export function fileDisplayName(name: string, otherwise: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  // By characters: half of an emoji could not be stored.
  return [...last.replaceAll(/\p{C}/gu, '')].slice(0, 200).join('').trim() || otherwise;
}
