/**
 * What a logo is called when read aloud: its alternative text, else the site it leads to (`www.` left out), else the file's
 * own name, so that a link always has a name.
 */
export function labelOf(alt: string, src: string, href: string | undefined): string {
  if (alt.trim() !== '') return alt;
  const site = /^https?:\/\/(?:www\.)?([^/:?#]+)/i.exec(href ?? '')?.[1];
  return site ?? (src.split(/[?#]/, 1)[0] ?? src).replace(/^.*\//, '').replace(/\.\w+$/, '');
}
