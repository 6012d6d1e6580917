/** A part of an attribution: a text and, for a link, its URL. */
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
const toPlainText = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(#?\w+);/g, (whole, name: string) => entities[name.toLowerCase()] ?? whole);

/**
 * Parses the attribution of a map source, a line of HTML, into texts and links. Nothing of it is inserted as HTML:
 * other markup is dropped, and only http(s) URLs become links.
 */
export function creditsOf(html: string): Credit[] {
  const credits: Credit[] = [];
  let last = 0;
  const add = (text: string, href?: string) => {
    if (text.trim() !== '') credits.push(href === undefined ? { text } : { text, href });
  };
  for (const match of html.matchAll(/<a\b[^>]*?\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')[^>]*>([\s\S]*?)<\/a>/gi)) {
    const [whole, double, single, inner = ''] = match;
    add(toPlainText(html.slice(last, match.index)));
    const href = toPlainText(double ?? single ?? '').trim();
    add(toPlainText(inner), /^https?:\/\//i.test(href) ? href : undefined);
    last = match.index + whole.length;
  }
  add(toPlainText(html.slice(last)));
  return credits;
}
