/** A component that adds behaviour to an element of the page. */
interface Island {
  /** Matches the opening tag of the element. */
  opening: RegExp;
  component: string;
  props: string;
  /** Astro's directive that decides when it loads. */
  when: 'idle' | 'visible';
}

const section = (slug: string) => new RegExp(`<div [^>]*data-section="${slug}"[^>]*>`);

/** The interactive parts of the home page. */
const islands: Island[] = [
  { opening: /<header [^>]*>/, component: 'Header', props: '', when: 'idle' },
  { opening: section('hero-slider'), component: 'Carousel', props: ' period={10000}', when: 'idle' },
  { opening: section('event-schedule'), component: 'Tabs', props: '', when: 'visible' },
  { opening: section('testimonials'), component: 'Carousel', props: ' period={8000}', when: 'visible' },
  { opening: section('newsletter'), component: 'SubscribeForm', props: '', when: 'visible' },
];

/** The components, each in its own file in `shared/`. */
export const components = [...new Set(islands.map(({ component }) => component))];

/** A piece of HTML; with `island`, the content of that island. */
type Part = { html: string; island?: Island };

/** Returns the offset of an element's closing tag. `from` is the offset after its opening tag. */
function endOf(html: string, tag: string, from: number): number {
  let depth = 1;
  for (const { 0: found, index } of html.slice(from).matchAll(new RegExp(`</?${tag}[ >]`, 'g'))) {
    depth += found.startsWith('</') ? -1 : 1;
    if (depth === 0) return from + index;
  }
  throw new Error(`the page has a <${tag}> without a closing tag`);
}

/**
 * Splits the body into parts, in order.
 * @throws when the element of an island is missing.
 */
function partsOf(body: string): Part[] {
  const parts: Part[] = [];
  let start = 0;
  for (const island of islands) {
    const found = island.opening.exec(body.slice(start));
    if (found === null) throw new Error(`the page has no element for the island ${island.component}`);
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

/** Returns the body as the template of an Astro component. */
export const toAstro = (body: string): string => withIslands(body, braces, ({ when }) => ` client:${when}`);

/** Boolean attributes. */
const flags = /( (?:hidden|inert|disabled|required|checked|selected|open|novalidate))=""/gi;
/** Attributes with another name in React. */
const names: Record<string, string> = { class: 'className', for: 'htmlFor', tabindex: 'tabIndex' };

const toReact = (html: string): string =>
  braces(html).replaceAll(/<[a-z][^>]*>/g, (tag) =>
    tag
      .replaceAll(flags, '$1')
      .replaceAll(/ (class|for|tabindex)=/g, (_, name: string) => ` ${names[name]}=`)
      .replace(/^(<input.*?) value=/, '$1 defaultValue='),
  );

/** Returns the body as JSX. */
export const toJsx = (body: string): string => withIslands(body, toReact, () => '');

/** Returns the tags of the head as JSX, in which all tags are closed. */
export const headToJsx = (head: string): string =>
  toReact(head).replaceAll(/<(?:meta|link)[^>]*[^/]>/g, (tag) => tag.replace(/>$/, '/>'));
