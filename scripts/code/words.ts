import { parseSync, Visitor, type ESTree } from 'vite';

/** A word that the project avoids, and its replacements. */
interface RetiredWord {
  pattern: RegExp;
  instead: string;
  /**
   * Whether the word is only avoided in comments, test names and documents, because it may be right as an identifier
   * (an icon, a story's fixture).
   */
  prose?: true;
}

/**
 * The retired words. Patterns match comments, test names and documents as written, and identifiers split into words.
 */
const retiredWords: readonly RetiredWord[] = [
  { pattern: /\bhouses?\b/i, instead: 'site, provider or illustration', prose: true },
  { pattern: /\bstands?\b(?!-)/i, instead: 'is, stays, is shown or is stored' },
  { pattern: /\btold\b/i, instead: 'called with, notified, reported or shown' },
  { pattern: /\bwhoever\b/i, instead: 'the user, caller, owner or visitor' },
  { pattern: /\bsomebody\b(?! else)/i, instead: 'a user, a visitor, an editor or another person', prose: true },
  { pattern: /\bpatien(?:ce|tly)\b/i, instead: 'timeout or retries' },
  { pattern: /\banew\b/i, instead: 'again', prose: true },
  { pattern: /\bbeforehand\b/i, instead: 'before' },
  { pattern: /\bdress(?:es|ed)?\b/i, instead: 'theme, style or brand' },
  { pattern: /\bdesk\b/i, instead: 'editor or store' },
  { pattern: /\bhelm\b/i, instead: 'navigator' },
  { pattern: /\bsaid\b/i, instead: 'error, message, status, output or given' },
  { pattern: /\b(?:blames?|blamed)\b/i, instead: 'set errors' },
  { pattern: /\bsound(?:er)?\b/i, instead: 'valid', prose: true },
  { pattern: /\bstumbl(?:es?|ed)\b/i, instead: 'fail' },
  { pattern: /\bveil(?:s|ed)?\b/i, instead: 'scrim or overlay' },
  { pattern: /\blays\b/i, instead: 'puts or sets' },
  { pattern: /\blast words\b/i, instead: 'unload copy' },
  { pattern: /\bshel(?:f|ves)\b/i, instead: 'storage' },
  { pattern: /\b(?:awake|wakes|woken|waking|woke)\b/i, instead: 'hydrate or load' },
  { pattern: /\bkeeps? its word\b/i, instead: 'meets its guarantees' },
  { pattern: /\bverdicts?\b/i, instead: 'result, decision or access' },
  { pattern: /\bcomfortabl[ey]\b/i, instead: 'recommended length or readable' },
  { pattern: /\b[Bb]usiness ?Of\b/, instead: 'pending state' },
  { pattern: /\bis ?Sound\b/, instead: 'validate or isValid' },
  { pattern: /\bHolding\b/, instead: 'lock' },
  { pattern: /\bSupply\b/, instead: 'remote data' },
  // The error code auth/fresh_sign_in_required keeps its name.
  { pattern: /(?<!fresh )\bsign(?:s|ed|ing)?[ -]?in(?:s)?\b(?!-)/i, instead: 'log in or login' },
  // The specification words the question of the logout dialog.
  { pattern: /(?<!want to )\bsign(?:s|ed|ing)? ?out\b/i, instead: 'log out or logout' },
  // Icons are called Mail and mail.
  {
    pattern: /(?<![e-]|send )(?!^mail$)\b(?:mail|[Mm]ail(?:s|ed|er))\b(?! ?-|_| (?:server|client|scanner|program))/,
    instead: 'email',
  },
];

const anyOf = new RegExp(retiredWords.map(({ pattern }) => pattern.source.replaceAll('\\b', '')).join('|'), 'i');

/** Splits an identifier into words: `lastWordsOf` becomes `last Words Of`. */
const split = (name: string) => name.replaceAll(/([a-z\d])(?=[A-Z])/g, '$1 ');

const testFunctions = new Set(['test', 'it', 'describe', 'step']);

interface Finding {
  line: number;
  text: string;
  instead: string;
}

/** Returns the text of a literal, a part of a template or of JSX. '' for other literals, and for texts of one word. */
function textOf({ value }: ESTree.Node & { value: unknown }): string {
  const text = typeof value === 'object' && value !== null && 'raw' in value ? value.raw : value;
  return typeof text === 'string' && text.trim().includes(' ') ? text : '';
}

/** Returns the name of a called function: `it` for `it.each(cases)('…')` and `it('…')`. */
function calledName(callee: ESTree.Expression): string | undefined {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'MemberExpression') return calledName(callee.object);
  return callee.type === 'CallExpression' ? calledName(callee.callee) : undefined;
}

/** Finds retired words in a text, or in an identifier that was split. */
function inText(text: string, line: number, { name = false } = {}): Finding[] {
  return retiredWords.flatMap(({ pattern, instead, prose }) => {
    const [found] = name && prose ? [] : (pattern.exec(text) ?? []);
    return found === undefined ? [] : [{ line, text: name ? text : found, instead }];
  });
}

/**
 * Whether the strings of a source are texts for developers: Storybook's pages. Other strings, also those of stories,
 * may be texts of a site.
 */
const hasToolTexts = (file: string) => file.startsWith('.storybook/') && !file.includes('.stories.');

/**
 * Finds retired words in the comments, identifiers and test names of a source, and in the texts of Storybook's pages.
 * Ignores other strings.
 */
export function retiredInSource(code: string, file: string): Finding[] {
  if (!anyOf.test(code) && !anyOf.test(split(code))) return [];
  const { program, comments } = parseSync(file, code);
  const lineOf = (start: number) => code.slice(0, start).split('\n').length;
  const found = comments.flatMap(({ value, start }) =>
    value.split('\n').flatMap((text, index) => inText(text, lineOf(start) + index)),
  );
  const inName = ({ name, start }: { name: string; start: number }) =>
    void found.push(...inText(split(name), lineOf(start), { name: true }));
  const inToolText = (node: ESTree.Node & { value: unknown }) => {
    if (hasToolTexts(file)) found.push(...inText(textOf(node), lineOf(node.start)));
  };
  new Visitor({
    Identifier: inName,
    JSXIdentifier: inName,
    PrivateIdentifier: inName,
    Literal: inToolText,
    JSXText: inToolText,
    TemplateElement: inToolText,
    CallExpression({ callee, arguments: [title] }) {
      if (title?.type === 'Literal' && testFunctions.has(calledName(callee) ?? ''))
        found.push(...inText(String(title.value), lineOf(title.start)));
    },
  }).visit(program);
  return found;
}

/** Finds retired words in the keys of a JSON file. Ignores its texts. */
export function retiredInKeys(json: string): Finding[] {
  return json.split('\n').flatMap((line, index) => {
    const [, key] = /^\s*"([\w.-]+)":/.exec(line) ?? [];
    return key === undefined ? [] : inText(split(key).replaceAll(/[._-]/g, ' '), index + 1, { name: true });
  });
}

/** Finds retired words in a document. Ignores code and quotations. */
export function retiredInDocument(text: string): Finding[] {
  const prose = text
    .replaceAll(/^```.*?^```/gms, (block) => block.replaceAll(/[^\n]/g, ''))
    .replaceAll(/`[^`\n]*`|“[^”\n]*”|"[^"\n]*"|\]\([^)\n]*\)/g, '');
  return prose.split('\n').flatMap((line, index) => inText(line, index + 1));
}
