/** A piece of an attribution: words, and where they lead. */
export interface Credit {
  text: string;
  href?: string;
}

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  copy: '©',
  nbsp: '\u00a0',
  '#39': "'",
};
const plain = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(#?\w+);/g, (whole, name: string) => entities[name.toLowerCase()] ?? whole);

/**
 * Reads the attribution of a map's source, which is a line of HTML, as words and links. Nothing of it is ever set as
 * HTML: other markup falls away, and only http(s) addresses become links.
 */
export function creditsOf(html: string): Credit[] {
  const credits: Credit[] = [];
  let last = 0;
  const add = (text: string, href?: string) => {
    if (text.trim() !== '') credits.push(href === undefined ? { text } : { text, href });
  };
  for (const match of html.matchAll(/<a\b[^>]*?\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')[^>]*>([\s\S]*?)<\/a>/gi)) {
    const [whole, double, single, inner = ''] = match;
    add(plain(html.slice(last, match.index)));
    const href = plain(double ?? single ?? '').trim();
    add(plain(inner), /^https?:\/\//i.test(href) ? href : undefined);
    last = match.index + whole.length;
  }
  add(plain(html.slice(last)));
  return credits;
}
