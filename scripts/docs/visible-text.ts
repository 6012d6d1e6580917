import { parseSync, Visitor, type ESTree } from 'vite';

/** A text of a source with the offset of its first character. */
interface Words {
  text: string;
  start: number;
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

/** Returns the texts that an expression renders as a child, including those behind a condition. */
function wordsIn(node: ESTree.Node): Words[] {
  if (node.type === 'Literal') return typeof node.value === 'string' ? [{ text: node.value, start: node.start }] : [];
  if (node.type === 'TemplateLiteral')
    return node.quasis.map(({ value }) => ({ text: value.cooked ?? '', start: node.start }));
  if (node.type === 'JSXExpressionContainer') return wordsIn(node.expression);
  if (node.type === 'ConditionalExpression') return [node.consequent, node.alternate].flatMap(wordsIn);
  return node.type === 'LogicalExpression' ? [node.left, node.right].flatMap(wordsIn) : [];
}

/** Finds texts that are written into a view instead of a texts file, as `line: what`. */
export function visibleText(source: string, file: string): string[] {
  const { program, errors } = parseSync(file, source, { lang: 'tsx' });
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const found: { start: number; message: string }[] = [];
  const lineOf = (start: number) => source.slice(0, start).split('\n').length;
  const report = (place: string, words: Words[]) => {
    for (const { text, start } of words)
      if (letters.test(text)) found.push({ start, message: `${lineOf(start)}: ${place} "${text.trim()}"` });
  };
  const reportChildren = ({ children }: ESTree.JSXElement | ESTree.JSXFragment) => {
    for (const child of children) if (child.type === 'JSXExpressionContainer') report('text', wordsIn(child));
  };
  new Visitor({
    JSXText: ({ value, start }) =>
      report('text', [{ text: value, start: start + value.length - value.trimStart().length }]),
    JSXElement: reportChildren,
    JSXFragment: reportChildren,
    JSXAttribute({ name, value }) {
      if (value !== null && typeof name.name === 'string' && spoken.has(name.name)) report(name.name, wordsIn(value));
    },
  }).visit(program);
  return found.toSorted((a, b) => a.start - b.start).map(({ message }) => message);
}
