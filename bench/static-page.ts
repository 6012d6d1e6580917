import { withoutScripts } from './home-page.ts';

const styleElement = /<style[^>]*>([\s\S]*?)<\/style>/g;
const ruleEnd = '/*!sc*/\n';
/** Matches the marker with the number of a component, which follows its rules and determines their order. */
const groupEnd = /^data-styled\.g(\d+)\[id=/;

/** Merges the rules of several styled-components elements in their original order, without markers. */
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

/** Returns all styles of a page as one style sheet. */
function stylesOf(html: string): string {
  const sheets = [...html.matchAll(styleElement)].map(([element, text = '']) => ({
    text,
    written: element.startsWith('<style data-styled'),
  }));
  const own = sheets.filter(({ written }) => !written).map(({ text }) => text);
  return own.join('') + inOrder(sheets.filter(({ written }) => written).map(({ text }) => text));
}

/** The attributes that the scripts of the Astro and Next.js pages need. */
const marks = ['data-section', 'data-slides'];

/** Removes comments, classes without rules, and attributes that only the site's scripts read. */
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

/** A page of the site as hand-written HTML. */
export interface StaticPage {
  language: string;
  /** The content of `<head>` without styles. */
  head: string;
  styles: string;
  /** The content of `<body>`. */
  body: string;
}

/**
 * Reduces a page of the site to what a careful author would write by hand: the same HTML, words, fonts and pictures,
 * all styles in one element of the head, and nothing that only scripts need. This page is the baseline of the bench.
 *
 * @throws when the input is not a complete document.
 */
export function readStaticPage(html: string): StaticPage {
  const styles = stylesOf(html);
  const [, head, body] =
    /<head>([\s\S]*)<\/head><body>([\s\S]*)<\/body>/.exec(withoutScripts(html).replaceAll(styleElement, '')) ?? [];
  if (head === undefined || body === undefined) throw new Error('the page is not a complete document');
  return {
    language: /<html lang="([^"]+)"/.exec(html)?.[1] ?? '',
    head: head.replace(/<link rel="expect"[^>]*>/, ''),
    styles,
    body: lean(body.replace(/<p id="late"[^>]*><\/p>/, ''), styles),
  };
}

/** Returns the static page as an HTML document. */
export function staticPage(html: string): string {
  const { language, head, styles, body } = readStaticPage(html);
  return `<!doctype html><html lang="${language}"><head>${head}<style>${styles}</style></head><body>${body}</body></html>`;
}
