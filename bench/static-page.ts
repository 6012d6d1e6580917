import { withoutScripts } from './home-page.ts';

const styleElement = /<style[^>]*>([\s\S]*?)<\/style>/g;
const ruleEnd = '/*!sc*/\n';
/** The line that names a component, which follows its rules and has its place in the order of all. */
const groupEnd = /^data-styled\.g(\d+)\[id=/;

/** The rules that styled-components wrote into several elements, in its own order and without its notes. */
function inOrder(sheets: string[]): string {
  const groups: { place: number; rules: string }[] = [];
  for (const sheet of sheets) {
    let rules = '';
    for (const rule of sheet.split(ruleEnd)) {
      const place = groupEnd.exec(rule)?.[1];
      if (place === undefined) rules += rule;
      else {
        groups.push({ place: Number(place), rules });
        rules = '';
      }
    }
  }
  return groups
    .toSorted((one, other) => one.place - other.place)
    .map(({ rules }) => rules)
    .join('');
}

/** All styles of a page as one sheet. */
function stylesOf(html: string): string {
  const sheets = [...html.matchAll(styleElement)].map(([element, text = '']) => ({
    text,
    written: element.startsWith('<style data-styled'),
  }));
  const own = sheets.filter(({ written }) => !written).map(({ text }) => text);
  return own.join('') + inOrder(sheets.filter(({ written }) => written).map(({ text }) => text));
}

/** What tells a script of the peers which part it has in hand. */
const marks = ['data-section', 'data-slides'];

/** Classes that no rule names are left out, and so is what only the site's scripts read. */
function lean(body: string, styles: string): string {
  return body
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/ class="([^"]*)"/g, (_, names: string) => {
      const used = names.split(' ').filter((name) => styles.includes(`.${name}`));
      return used.length === 0 ? '' : ` class="${used.join(' ')}"`;
    })
    .replaceAll(/ (data-[a-z-]+)(="[^"]*")?/g, (attribute, name: string) =>
      marks.includes(name) || styles.includes(`[${name}`) ? attribute : '',
    );
}

/** A page of the site as somebody careful would write it by hand. */
export interface StaticPage {
  language: string;
  /** What is between `<head>` and its end, without styles. */
  head: string;
  styles: string;
  /** What is in `<body>`. */
  body: string;
}

/**
 * Takes from a page of the site what somebody careful would write by hand: the same HTML, words, fonts and pictures, all
 * styles in one element of the head, and nothing that only scripts need. What the site is measured against.
 *
 * @throws when the page is no whole document.
 */
export function readStaticPage(html: string): StaticPage {
  const styles = stylesOf(html);
  const [, head, body] =
    /<head>([\s\S]*)<\/head><body>([\s\S]*)<\/body>/.exec(withoutScripts(html).replaceAll(styleElement, '')) ?? [];
  if (head === undefined || body === undefined) throw new Error('the page is no whole document');
  return {
    language: /<html lang="([^"]+)"/.exec(html)?.[1] ?? '',
    head: head.replace(/<link rel="expect"[^>]*>/, ''),
    styles,
    body: lean(body.replace(/<p id="late"[^>]*><\/p>/, ''), styles),
  };
}

/** The static page as a document. */
export function staticPage(html: string): string {
  const { language, head, styles, body } = readStaticPage(html);
  return `<!doctype html><html lang="${language}"><head>${head}<style>${styles}</style></head><body>${body}</body></html>`;
}
