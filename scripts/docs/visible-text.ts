import { parseSync } from 'vite';

interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}

const letters = /[\p{Lu}\p{Ll}]{2}/u;

/** Attributes that users read or hear: their texts belong in a texts file. */
const spoken = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'closeLabel',
  'description',
  'errorMessage',
  'label',
  'pendingLabel',
  'placeholder',
  'title',
]);

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

function childrenOf(node: Node): Node[] {
  return Object.values(node).flatMap((value) =>
    Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  );
}

/** Returns the texts that an expression renders as a child, including those behind a condition. */
function wordsIn(node: Node): { text: string; start: number }[] {
  if (node.type === 'Literal')
    return typeof node['value'] === 'string' ? [{ text: node['value'], start: node.start }] : [];
  if (node.type === 'TemplateLiteral') {
    return childrenOf(node)
      .filter(({ type }) => type === 'TemplateElement')
      .map((part) => ({ text: (part['value'] as { cooked: string }).cooked, start: node.start }));
  }
  const shown: Record<string, string[]> = {
    JSXExpressionContainer: ['expression'],
    ConditionalExpression: ['consequent', 'alternate'],
    LogicalExpression: ['left', 'right'],
  };
  return (shown[node.type] ?? []).flatMap((key) => (isNode(node[key]) ? wordsIn(node[key]) : []));
}

/** Returns the text between elements with the offset of its first word. */
function textOf(node: Node): { text: string; start: number } {
  const text = String(node['value']);
  return { text, start: node.start + text.length - text.trimStart().length };
}

function attributeName({ name }: Node): string {
  return isNode(name) && typeof name['name'] === 'string' ? name['name'] : '';
}

/** Finds texts that are written into a view instead of a texts file, as `line: what`. */
export function visibleText(source: string, file: string): string[] {
  const { program, errors } = parseSync(file, source, { lang: 'tsx' });
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const found: { start: number; message: string }[] = [];
  const lineOf = (start: number) => source.slice(0, start).split('\n').length;
  const report = (place: string, words: { text: string; start: number }[]) => {
    for (const { text, start } of words)
      if (letters.test(text)) found.push({ start, message: `${lineOf(start)}: ${place} "${text.trim()}"` });
  };
  function walk(node: Node): void {
    if (node.type === 'JSXText') report('text', [textOf(node)]);
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
      for (const child of node['children'] as Node[])
        if (child.type === 'JSXExpressionContainer') report('text', wordsIn(child));
    }
    if (node.type === 'JSXAttribute' && spoken.has(attributeName(node)) && isNode(node['value'])) {
      report(attributeName(node), wordsIn(node['value']));
    }
    childrenOf(node).forEach(walk);
  }
  walk(program as unknown as Node);
  return found.toSorted((a, b) => a.start - b.start).map(({ message }) => message);
}
