/** The result of parsing a JSON text: the value, or the position and a description of the first error. */
export type JsonReading = { ok: true; value: unknown } | { ok: false; line: number; column: number; problem: string };

const token =
  /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null|[{}[\],:]/y;
const space = /[ \t\r\n]*/y;

type Wanted = 'value' | 'value-or-end' | 'key' | 'key-or-end' | 'colon' | 'comma-or-end' | 'end';

const wantedWords: Record<Wanted, string> = {
  value: 'a value',
  'value-or-end': 'a value or ]',
  key: 'a key in double quotes',
  'key-or-end': 'a key in double quotes or }',
  colon: ': after the key',
  'comma-or-end': ', or the closing bracket',
  end: 'the end of the text',
};

function afterValue(open: string[]): Wanted {
  return open.length === 0 ? 'end' : 'comma-or-end';
}

/** Returns the next state, or null when the token is invalid here. `open` is the stack of open brackets. */
function next(wanted: Wanted, word: string, open: string[]): Wanted | null {
  const top = open.at(-1);
  const first = word[0] ?? '';
  const closes = (word === '}' && top === '{') || (word === ']' && top === '[');
  if (
    closes &&
    (wanted === 'comma-or-end' ||
      (wanted === 'value-or-end' && word === ']') ||
      (wanted === 'key-or-end' && word === '}'))
  ) {
    open.pop();
    return afterValue(open);
  }
  if (wanted === 'colon') return word === ':' ? 'value' : null;
  if (wanted === 'comma-or-end') return word !== ',' ? null : top === '{' ? 'key' : 'value';
  if (wanted === 'key' || wanted === 'key-or-end') return first === '"' ? 'colon' : null;
  if (wanted === 'end' || '}],:'.includes(first)) return null;
  if (word === '{' || word === '[') {
    open.push(word);
    return word === '{' ? 'key-or-end' : 'value-or-end';
  }
  return afterValue(open);
}

/** Finds the first syntax error of a text: its offset, and what the grammar expected there. */
function firstProblem(text: string): { at: number; wanted: Wanted } {
  const open: string[] = [];
  let wanted: Wanted = 'value';
  let at = 0;
  for (;;) {
    space.lastIndex = at;
    space.exec(text);
    at = space.lastIndex;
    token.lastIndex = at;
    const word = token.exec(text)?.[0];
    const following: Wanted | null = word === undefined ? null : next(wanted, word, open);
    if (word === undefined || following === null) return { at, wanted };
    wanted = following;
    at += word.length;
  }
}

function shown(text: string, at: number): string {
  if (at >= text.length) return 'the end of the file';
  const rest = text.slice(at, at + 20).split(/[\r\n]/, 1)[0];
  return JSON.stringify(rest);
}

/**
 * Parses JSON. On a syntax error it returns the line and the column, both counted from 1. Ignores a byte order mark.
 */
export function readJson(text: string): JsonReading {
  const bare = text.startsWith('\uFEFF') ? text.slice(1) : text;
  try {
    return { ok: true, value: JSON.parse(bare) as unknown };
  } catch {
    const { at, wanted } = firstProblem(bare);
    const before = bare.slice(0, at);
    const line = before.split('\n').length;
    const column = at - (before.lastIndexOf('\n') + 1) + 1;
    return { ok: false, line, column, problem: `expected ${wantedWords[wanted]}, found ${shown(bare, at)}` };
  }
}
