/**
 * Returns the accessible name of a logo: its alternative text, otherwise the host of its link (without `www.`),
 * otherwise the file name, so that a link always has a name.
 */
export function labelOf(alt: string, src: string, href: string | undefined): string {
  if (alt.trim() !== '') return alt;
  const site = /^https?:\/\/(?:www\.)?([^/:?#]+)/i.exec(href ?? '')?.[1];
  return site ?? (src.split(/[?#]/, 1)[0] ?? src).replace(/^.*\//, '').replace(/\.\w+$/, '');
}
