import { sanitizeHtml } from '@kermesse/sections/sanitize';
import { getSchema } from '@tiptap/core';
import { EditorState, TextSelection, type Command } from '@tiptap/pm/state';
import { describe, expect, it } from 'vitest';
import { readPasted } from '../paste/paste.ts';
import { canLink } from './active.ts';
import { richTextExtensions } from './extensions.ts';
import { documentOf } from './from-tree.ts';
import { htmlOf } from './html.ts';
import { insertNodes } from './insert.ts';
import { createReplacement, createCarets } from './outside.ts';
import { createSteps } from './steps.ts';
import { addColumn, addRow, goToCell, insertTable, removeColumn, removeRow, removeTable } from './tables.ts';
import { treeOf } from './to-tree.ts';

const schema = getSchema(richTextExtensions);
const documentFrom = (html: string) => schema.nodeFromJSON(documentOf(sanitizeHtml(html)));

/** Creates an editor state with the caret after the first `word`. */
function stateAt(html: string, word = ''): EditorState {
  const doc = documentFrom(html);
  let at = 1;
  doc.descendants((node, position) => {
    const found = node.text?.indexOf(word) ?? -1;
    if (word !== '' && found !== -1) at = position + found + word.length;
  });
  return EditorState.create({ doc, selection: TextSelection.near(doc.resolve(at)) });
}

function after(state: EditorState, ...commands: Command[]): EditorState {
  let now = state;
  for (const command of commands) command(now, (transaction) => (now = now.apply(transaction)));
  now.doc.check();
  return now;
}

const selected = ({ doc, selection }: EditorState) => doc.textBetween(selection.from, selection.to);
const htmlFrom = ({ doc }: EditorState) => htmlOf(treeOf(doc));
const table =
  '<table><thead><tr><th scope="col">a</th><th scope="col">b</th></tr></thead><tbody><tr><td>c</td><td>d</td></tr></tbody></table>';

describe('a table', () => {
  it.each<[string, string, Command, string]>([
    ['a row below', 'c', addRow, '<tbody><tr><td>c</td><td>d</td></tr><tr><td></td><td></td></tr></tbody></table>'],
    [
      'a row below the head',
      'a',
      addRow,
      '<tbody><tr><td></td><td></td></tr><tr><td>c</td><td>d</td></tr></tbody></table>',
    ],
    [
      'a column to the right',
      'c',
      addColumn('en'),
      '<table><thead><tr><th scope="col">a</th><th scope="col">Title 3</th><th scope="col">b</th></tr></thead><tbody><tr><td>c</td><td></td><td>d</td></tr></tbody></table>',
    ],
    [
      'one column less',
      'c',
      removeColumn,
      '<table><thead><tr><th scope="col">b</th></tr></thead><tbody><tr><td>d</td></tr></tbody></table>',
    ],
    [
      'one row less',
      'c',
      removeRow,
      '<table><thead><tr><th scope="col">a</th><th scope="col">b</th></tr></thead></table>',
    ],
  ])('gets %s', (_, word, command, expected) =>
    expect(htmlFrom(after(stateAt(table, word), command))).toContain(expected),
  );

  it('is removed with its last row, or as a whole', () => {
    expect(htmlFrom(after(stateAt(`<p>x</p>${table}`, 'c'), removeTable))).toBe('<p>x</p><p></p>');
    expect(htmlFrom(after(stateAt(table, 'c'), removeRow, removeRow))).toBe('');
  });

  it('replaces an empty paragraph, and its first title is selected', () => {
    const state = after(stateAt(''), insertTable('fr'));
    expect(htmlFrom(state)).toBe(
      '<table><thead><tr><th scope="col">Titre 1</th><th scope="col">Titre 2</th></tr></thead><tbody><tr><td></td><td></td></tr><tr><td></td><td></td></tr></tbody></table>',
    );
    expect(selected(state)).toBe('Titre 1');
    expect(selected(after(state, goToCell(1)))).toBe('Titre 2');
  });

  it('moves the caret from cell to cell with Tab, which leaves the table after the last cell', () => {
    const there = after(stateAt(table, 'a'), goToCell(1), goToCell(1));
    expect(there.selection.$from.parent.textContent).toBe('c');
    expect(goToCell(1)(stateAt(table, 'd'))).toBe(false);
    expect(goToCell(-1)(stateAt(table, 'a'))).toBe(false);
  });
});

describe('pasting', () => {
  const pasteInto = (state: EditorState, html: string) =>
    htmlFrom(after(state, insertNodes(readPasted(html).nodes, 'en')));

  it.each([
    ['words into a line', '<p>un</p>', 'un', '<p> <b>deux</b></p>', '<p>un<strong>deux</strong></p>'],
    ['a list into an empty text', '', '', '<ul><li>a</li><li>b</li></ul>', '<ul><li>a</li><li>b</li></ul>'],
    ['a heading and a list', '', '', '<h2>t</h2><ul><li>a</li></ul>', '<h2>t</h2><ul><li>a</li></ul>'],
    ['a table into an empty text', '', '', table, table],
    [
      'a list after a line',
      '<p>un</p><p>fin</p>',
      'un',
      '<p>, deux</p><ul><li>a</li></ul>',
      '<p>un, deux</p><ul><li>a</li></ul><p>fin</p>',
    ],
    [
      'a table into a table, over its cells',
      table,
      'c',
      '<table><tr><td>1</td><td><b>2</b></td></tr><tr><td>3</td><td>4</td></tr></table>',
      '</thead><tbody><tr><td>1</td><td><strong>2</strong></td></tr><tr><td>3</td><td>4</td></tr></tbody></table>',
    ],
    [
      'a table with a caption into a table',
      table,
      'c',
      '<table><caption>Les <b>prix</b></caption><tr><td>1</td></tr></table>',
      '<tr><td><p>Les <strong>prix</strong></p><p>1</p></td><td>d</td></tr>',
    ],
    [
      'a wider table into a table',
      table,
      'd',
      '<table><tr><td>1</td><td>2</td></tr></table>',
      '<table><thead><tr><th scope="col">a</th><th scope="col">b</th><th scope="col">Title 3</th></tr></thead><tbody><tr><td>c</td><td>1</td><td>2</td></tr></tbody></table>',
    ],
    [
      'rows below a table that has only a head',
      '<table><thead><tr><th scope="col">a</th></tr></thead></table>',
      'a',
      '<table><tr><td>1</td></tr><tr><td>2</td></tr></table>',
      '<table><thead><tr><th scope="col">1</th></tr></thead><tbody><tr><td>2</td></tr></tbody></table>',
    ],
    [
      'a longer table into a table with titles of rows',
      '<table><tbody><tr><th scope="row">a</th><td>b</td></tr></tbody></table>',
      'b',
      '<table><tr><td>1</td></tr><tr><td>2</td></tr></table>',
      '<tr><th scope="row">a</th><td>1</td></tr><tr><th scope="row"></th><td>2</td></tr></tbody></table>',
    ],
    [
      'a table among other content into a cell, as text',
      table,
      'c',
      '<p>: un</p><table><caption>Les <b>prix</b></caption><tr><td>1</td><td>2</td></tr></table>',
      '<td><p>c: un</p><p>Les <strong>prix</strong></p><p>1</p><p>2</p></td><td>d</td>',
    ],
    [
      'a table inside a list into a cell, as text',
      table,
      'c',
      '<ul><li>un</li><li>deux<table><tr><td>1</td><td>2</td></tr></table></li></ul>',
      '<td>cun<ul><li><p>deux</p><p>1</p><p>2</p></li></ul></td><td>d</td>',
    ],
    [
      'a table inside a quotation into a cell, as text',
      table,
      'c',
      '<p>un</p><blockquote><table><tr><td>1</td></tr></table></blockquote>',
      '<td>cun<blockquote>1</blockquote></td><td>d</td>',
    ],
    [
      'a table in a table over a cell, as text',
      table,
      'c',
      '<table><tr><td><ul><li><table><tr><td>1</td></tr></table></li></ul></td></tr></table>',
      '<td><ul><li>1</li></ul></td><td>d</td>',
    ],
    [
      'a table in a table into an empty text, as text',
      '',
      '',
      '<table><tr><td>1<table><tr><td>2</td></tr></table></td></tr></table>',
      '<td><p>1</p><p>2</p></td>',
    ],
  ])('%s', (_, html, word, pasted, expected) => expect(pasteInto(stateAt(html, word), pasted)).toContain(expected));

  it('a table puts the caret at the end of its last cell', () => {
    const pasted = readPasted('<table><tr><td>1</td><td>23</td></tr></table>').nodes;
    const { $from, empty } = after(stateAt(table, 'a'), insertNodes(pasted, 'en')).selection;
    expect([empty, $from.parent.textContent, $from.parentOffset]).toEqual([true, '23', 2]);
  });
});

describe('a text that changes outside of the editor', () => {
  it.each([
    ['<p>un deux trois</p>', '<p>un trois</p>'],
    ['<p>a</p>', '<p>a</p><ul><li>b</li></ul>'],
    ['<p>aaa</p><p>aaa</p>', '<p>aaa</p>'],
    ['<ol start="2"><li>a</li></ol>', '<ol><li>a</li></ol>'],
    [table, '<h2>a</h2>'],
    ['', '<p>x</p>'],
  ])('%s becomes %s and back', (one, other) => {
    for (const [from, to] of [
      [one, other],
      [other, one],
    ] as const) {
      const state = stateAt(from);
      const transaction = createReplacement(state, documentFrom(to));
      expect(transaction?.doc.toJSON()).toEqual(documentFrom(to).toJSON());
    }
  });

  it('moves the caret to the change, as an undo does', () => {
    const state = stateAt('<p>un et demi</p><p>deux trois</p>', 'trois');
    const transaction = createReplacement(state, documentFrom('<p>un demi</p><p>deux trois</p>'));
    expect(transaction?.selection.$from.parent.textContent).toBe('un demi');
    expect(transaction?.selection.$from.parentOffset).toBe(3);
  });
});

describe('a link', () => {
  const linkable = (html: string, from: number, to: number) => {
    const doc = documentFrom(html);
    return canLink(EditorState.create({ doc, selection: TextSelection.create(doc, from, to) }));
  };
  it.each([
    ['at a caret', '<p>un</p><p>deux</p>', 3, 3, true],
    ['on text', '<p>un</p><p>deux</p>', 2, 6, true],
    ['not on a paragraph break alone', '<p>un</p><p>deux</p>', 3, 5, false],
    ['not on a line break alone', '<p>un<br>deux</p>', 3, 4, false],
    ['on a picture', '<p>un<img src="/a.jpg" alt=""></p>', 3, 4, true],
  ])('can be set %s', (_, html, from, to, expected) => expect(linkable(html, from, to)).toBe(expected));
});

describe('an undo step', () => {
  /** Types letter by letter at the caret. Returns for each letter whether a step begins. */
  function beginnings(text: string, state = stateAt('<p>x</p>', 'x')): boolean[] {
    const steps = createSteps();
    let now = state;
    return [...text].map((letter) => {
      const transaction = now.tr.insertText(letter);
      now = now.apply(transaction);
      return steps.begins(transaction);
    });
  }

  it('covers one burst of typing', () => expect(beginnings(' deux mots').filter(Boolean)).toHaveLength(1));
  it('ends at the end of a word once it is long', () => {
    const text = ' une phrase assez longue pour deux pas';
    const begun = beginnings(text);
    expect(begun.flatMap((begins, at) => (begins ? [at] : []))).toEqual([0, text.indexOf('deux')]);
  });
  it('ends when the caret moves, text is deleted, or formatting changes', () => {
    const steps = createSteps();
    let now = stateAt('<p>un</p><p>deux</p>', 'deux');
    const does = (make: (state: EditorState) => EditorState['tr']) => {
      const transaction = make(now);
      now = now.apply(transaction);
      return steps.begins(transaction);
    };
    expect(does(({ tr }) => tr.insertText('a'))).toBe(true);
    expect(does(({ tr }) => tr.insertText('b'))).toBe(false);
    expect(does(({ tr, selection }) => tr.delete(selection.from - 1, selection.from))).toBe(true);
    expect(does(({ tr, selection }) => tr.delete(selection.from - 1, selection.from))).toBe(false);
    expect(does(({ tr }) => tr.insertText('c', 1))).toBe(true);
    expect(
      does(({ tr, schema: { marks } }) =>
        tr.addMark(1, 3, (marks['strong'] as NonNullable<(typeof marks)['strong']>).create()),
      ),
    ).toBe(true);
    expect(does(({ tr }) => tr.insertText('d', 2))).toBe(true);
  });
});

describe('the caret after an undo', () => {
  it('is where it was before the step, also next to an equal letter', () => {
    const carets = createCarets();
    let state = stateAt('<p>Un deux trois</p><p>fin</p>', 'Un');
    for (const letter of ' vite') {
      const transaction = state.tr.insertText(letter);
      if (letter === ' ') carets.remember(transaction, state.selection.head);
      state = state.apply(transaction);
    }
    const before = documentFrom('<p>Un deux trois</p><p>fin</p>');
    const transaction = createReplacement(state, before, carets.of(before));
    expect(transaction?.selection.$from.parentOffset).toBe(2);
  });

  it.each([
    ['Delete', 0, 1],
    ['Backspace', -1, 0],
  ])('is where it was before %s removed a letter', (_, from, to) => {
    const carets = createCarets();
    const state = stateAt('<p>Un deux</p>', 'Un');
    const { head } = state.selection;
    const removal = state.tr.delete(head + from, head + to);
    carets.remember(removal, head);
    const undone = createReplacement(state.apply(removal), state.doc, carets.of(state.doc));
    expect(undone?.selection.head).toBe(head);
  });
});
