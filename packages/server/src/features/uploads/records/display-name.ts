/** The name of a file as it was on somebody's device: the last part of a path, without control signs; `otherwise` when nothing is left. */
export function shownName(name: string, otherwise: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  return last.replaceAll(/\p{C}/gu, '').slice(0, 200).trim() || otherwise;
}
