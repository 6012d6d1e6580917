/** A component that makes a part of the page do something, in an element of the page. */
interface Island {
  /** How the element begins. */
  opening: RegExp;
  component: string;
  props: string;
  /** When Astro loads it. */
  when: 'idle' | 'visible';
}

const section = (slug: string) => new RegExp(`<div [^>]*data-section="${slug}"[^>]*>`);

/** What acts on the home page. */
const islands: Island[] = [
  { opening: /<header [^>]*>/, component: 'Header', props: '', when: 'idle' },
  { opening: section('hero-slider'), component: 'Carousel', props: ' period={10000}', when: 'idle' },
  { opening: section('event-schedule'), component: 'Tabs', props: '', when: 'visible' },
  { opening: section('testimonials'), component: 'Carousel', props: ' period={8000}', when: 'visible' },
  { opening: section('newsletter'), component: 'SubscribeForm', props: '', when: 'visible' },
];

/** The components, each a file of its own in `shared/`. */
export const components = [...new Set(islands.map(({ component }) => component))];

/** HTML, or the HTML inside of an island. */
type Part = { html: string; island?: Island };

/** Where what an element contains ends; `from` is behind its opening tag. */
function endOf(html: string, tag: string, from: number): number {
  let depth = 1;
  for (const { 0: found, index } of html.slice(from).matchAll(new RegExp(`</?${tag}[ >]`, 'g'))) {
    depth += found.startsWith('</') ? -1 : 1;
    if (depth === 0) return from + index;
  }
  throw new Error(`the page has a <${tag}> without an end`);
}

/** The body in parts, in their order. @throws when the page has lost what an island is for. */
function partsOf(body: string): Part[] {
  const parts: Part[] = [];
  let start = 0;
  for (const island of islands) {
    const found = island.opening.exec(body.slice(start));
    if (found === null) throw new Error(`the page has no place for ${island.component}`);
    const inside = start + found.index + found[0].length;
    const end = endOf(body, found[0].startsWith('<header') ? 'header' : 'div', inside);
    parts.push({ html: body.slice(start, inside) }, { html: body.slice(inside, end), island });
    start = end;
  }
  return [...parts, { html: body.slice(start) }];
}

const withIslands = (body: string, write: (html: string) => string, directive: (island: Island) => string): string =>
  partsOf(body)
    .map(({ html, island }) =>
      island === undefined
        ? write(html)
        : `<${island.component}${directive(island)}${island.props}>${write(html)}</${island.component}>`,
    )
    .join('');

const braces = (html: string) => html.replaceAll('{', '&#123;').replaceAll('}', '&#125;');

/** The body as it is written in a component of Astro. */
export const toAstro = (body: string): string => withIslands(body, braces, ({ when }) => ` client:${when}`);

/** Attributes that are there or not. */
const flags = /( (?:hidden|inert|disabled|required|checked|selected|open|novalidate))=""/gi;
/** Attributes that React calls otherwise. */
const names: Record<string, string> = { class: 'className', for: 'htmlFor', tabindex: 'tabIndex' };

const toReact = (html: string): string =>
  braces(html).replaceAll(/<[a-z][^>]*>/g, (tag) =>
    tag
      .replaceAll(flags, '$1')
      .replaceAll(/ (class|for|tabindex)=/g, (_, name: string) => ` ${names[name]}=`)
      .replace(/^(<input.*?) value=/, '$1 defaultValue='),
  );

/** The body as it is written in a component of React. */
export const toJsx = (body: string): string => withIslands(body, toReact, () => '');

/** Tags of the head as they are written in a component of React: there they have an end. */
export const headToJsx = (head: string): string =>
  toReact(head).replaceAll(/<(?:meta|link)[^>]*[^/]>/g, (tag) => tag.replace(/>$/, '/>'));
