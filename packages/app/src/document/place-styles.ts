/**
 * The rules of one component as styled-components writes them, with the line that names the component and its classes.
 */
interface Group {
  /** The position of the group in the sheet. */
  order: number;
  text: string;
  /** The rules for print only. */
  print: string;
  component: string;
  names: string[];
  /** The groups of the animations that the rules use. */
  animations: Group[];
}

/** A rendered body that contains the styles of its sections, and the style element for the head. */
export interface StyledBody {
  head: string;
  body: string;
  /** The style element for the end of the document: the rules for print only. */
  print: string;
  /** The text of each style element. */
  texts: string[];
}

const ruleEnd = '/*!sc*/\n';
const groupEnd = /^data-styled\.g\d+\[id="([^"]+)"\]\{content:"([^"]*)"\}/;
const styleElement = /^(<style[^>]*>)([\s\S]*)<\/style>$/;
const isGlobal = ({ component }: Group) => component.startsWith('sc-global');
const isAnimation = ({ component }: Group) => component.startsWith('sc-keyframes');

function readGroups(sheet: string): Group[] {
  const groups: Group[] = [];
  let text = '';
  let print = '';
  for (const rule of sheet.split(ruleEnd)) {
    if (rule.startsWith('@media print{')) print += rule;
    else if (rule !== '') text += rule + ruleEnd;
    const [, component, written] = groupEnd.exec(rule) ?? [];
    if (component === undefined || written === undefined) continue;
    const names = written.split(',').filter((name) => name !== '');
    groups.push({ order: groups.length, text, print, component, names, animations: [] });
    text = '';
    print = '';
  }
  const animations = groups.filter(isAnimation);
  for (const group of groups) {
    if (isAnimation(group)) continue;
    group.animations = animations.filter(({ names }) => names.some((name) => group.text.includes(name)));
  }
  return groups;
}

/** Yields each string between `before` and `after`. */
function* between(text: string, before: string, after: string): Generator<string> {
  for (let at = text.indexOf(before); at !== -1; at = text.indexOf(before, at)) {
    const start = at + before.length;
    at = text.indexOf(after, start);
    if (at === -1) return;
    yield text.slice(start, at);
  }
}

/**
 * Splits a body into pieces. Each section and each island begins a new piece; its own opening tag ends the piece
 * before.
 */
function cut(body: string): string[] {
  const pieces: string[] = [];
  let start = 0;
  for (let at = body.indexOf(' data-section-id="'); at !== -1; at = body.indexOf(' data-section-id="', start)) {
    const end = body.indexOf('>', at) + 1;
    pieces.push(body.slice(start, end));
    start = end;
  }
  return [...pieces, body.slice(start)];
}

/**
 * Creates a function that distributes the styles of rendered pages. The styles of all content before the first section
 * go into the head. Each section begins with the styles that nothing before it uses. The browser can therefore paint
 * the first screen before the rest has arrived. In the browser styled-components collects the styles, in its own order,
 * before React hydrates.
 *
 * @param writeSheet returns the style element of all components rendered so far; called again when a page has a new
 * class
 */
export function createStylePlacer(writeSheet: () => string): (body: string) => StyledBody {
  let opening = '';
  let always: Group[] = [];
  /** The groups by class. Classes that are not from styled-components map to undefined. */
  const groupOf = new Map<string, Group | undefined>();

  function read(): void {
    const [, tag = '<style>', sheet = ''] = styleElement.exec(writeSheet()) ?? [];
    const groups = readGroups(sheet);
    opening = tag;
    always = groups.filter(isGlobal);
    for (const group of groups) for (const name of group.names) groupOf.set(name, group);
  }

  const inOrder = (groups: Set<Group>) => [...groups].toSorted((a, b) => a.order - b.order);

  return (body) => {
    const pieces = cut(body);
    const classes = pieces.map(
      (piece) => new Set([...new Set(between(piece, ' class="', '"'))].flatMap((value) => value.split(' '))),
    );
    const unknown = classes.flatMap((names) => [...names].filter((name) => !groupOf.has(name)));
    if (opening === '' || unknown.length > 0) {
      read();
      for (const name of unknown) if (!groupOf.has(name)) groupOf.set(name, undefined);
    }
    const placed = new Set<Group>();
    const texts = classes.map((names, number) => {
      const needed = [...names].flatMap((name) => groupOf.get(name) ?? []);
      const all = [...(number === 0 ? always : []), ...needed];
      const fresh = new Set(all.flatMap((group) => [group, ...group.animations]).filter((group) => !placed.has(group)));
      for (const group of fresh) placed.add(group);
      return inOrder(fresh)
        .map(({ text }) => text)
        .join('');
    });
    const print = inOrder(placed)
      .map((group) => group.print)
      .join('');
    const tags = texts.map((text) => (text === '' ? '' : `${opening}${text}</style>`));
    return {
      head: tags[0] ?? '',
      body: pieces.map((piece, number) => (number === 0 ? piece : `${tags[number]}${piece}`)).join(''),
      print: print === '' ? '' : `<style>${print}</style>`,
      texts: [...texts, print].filter((text) => text !== ''),
    };
  };
}
