import type { Locale } from '@kermesse/api/schemas/common/locale';
import { expect, it } from 'vitest';
import { createHistory, applyToHistory, undo, type History } from './history.ts';

/** Types into a field key by key, one key every 100 ms, from the time `at` on. */
function type(
  history: History,
  text: string,
  { at = 1_000_000, language = 'fr', from = 0 }: { at?: number; language?: Locale; from?: number } = {},
): History {
  let now = at;
  let next = history;
  for (let length = from + 1; length <= text.length; length += 1) {
    now += 100;
    const before = (next.present['text'] ?? {}) as Record<Locale, string>;
    next = applyToHistory(
      next,
      { do: 'set', keys: ['text'], value: { ...before, [language]: text.slice(0, length) } },
      now,
    );
  }
  return next;
}

const shown = ({ present }: History, language: Locale = 'fr') =>
  ((present['text'] ?? {}) as Record<Locale, string>)[language] ?? '';

function steps(history: History): string[] {
  const texts = [];
  for (let now = history; now.past.length > 0; now = undo(now)) texts.push(shown(now));
  return texts;
}

const empty = createHistory({ slug: 'a' });

it('the history undoes a long text phrase by phrase', () => {
  const text = 'Une fête au bord de l’eau, avec des lampions. On y danse jusqu’au matin, et le marché ouvre à midi.';
  const taken = steps(type(empty, text));
  expect(taken[0]).toBe(text);
  for (const [index, each] of taken.entries()) {
    const step = each.slice((taken[index + 1] ?? '').length);
    expect(step.length).toBeLessThan(40);
    // Each step ends with a word.
    if (index > 0) expect(each).toMatch(/\s$/);
  }
  expect(taken).toContain('Une fête au bord de l’eau, avec des lampions. ');
});

it('the history begins a new step after a pause, a new line, a change of language or a jump of the caret', () => {
  const first = type(empty, 'Une fête');
  const later = type(first, 'Une fête ce soir', { at: 2_000_000, from: 8 });
  expect(steps(later)).toEqual(['Une fête ce soir', 'Une fête']);
  expect(steps(type(empty, 'Une\nfête'))).toEqual(['Une\nfête', 'Une\n']);
  const english = type(first, 'A party', { at: 1_000_900, language: 'en' });
  expect([english, undo(english)].map((each) => shown(each, 'en'))).toEqual(['A party', '']);
  const jumped = applyToHistory(first, { do: 'set', keys: ['text'], value: { fr: 'Voici : Une fête' } }, 1_000_900);
  expect(shown(undo(jumped))).toBe('Une fête');
});

it('the history undoes pasted text on its own, and removed text in one step', () => {
  const pasted = applyToHistory(
    type(empty, 'Une fête '),
    { do: 'set', keys: ['text'], value: { fr: 'Une fête au bord de l’eau avec des lampions' } },
    1_001_000,
  );
  expect(shown(undo(pasted))).toBe('Une fête ');
  const text = 'Une fête au bord';
  let removing = type(empty, text);
  for (let length = text.length - 1; length >= 8; length -= 1)
    removing = applyToHistory(
      removing,
      { do: 'set', keys: ['text'], value: { fr: text.slice(0, length) } },
      1_002_000 + (text.length - length) * 100,
    );
  expect(shown(removing)).toBe('Une fête');
  expect(shown(undo(removing))).toBe(text);
});

it('the history undoes a dragged colour or a number in one step', () => {
  let history = createHistory({ colour: '#102030' });
  ['#112030', '#112131', '#55aa20', '#aabbcc'].forEach((value, turn) => {
    history = applyToHistory(history, { do: 'set', keys: ['colour'], value }, 1_000_000 + turn * 50);
  });
  expect(undo(history).present).toEqual({ colour: '#102030' });
});

it('the history undoes the removal of a whole number in one step', () => {
  const history = ['1', undefined].reduce(
    (before, value, turn) => applyToHistory(before, { do: 'set', keys: ['duration'], value }, 1_000_000 + turn * 100),
    createHistory({ duration: '12' }),
  );
  expect(history.present).toEqual({});
  expect(undo(history).present).toEqual({ duration: '12' });
});

it('the history undoes an input method’s composition in one step, however long it took', () => {
  const begun = type(empty, 'Une fête ');
  const composing = ['に', 'にほ', 'にほん', '日本'];
  const composed = composing.reduce(
    (history, guess, turn) =>
      applyToHistory(
        history,
        { do: 'set', keys: ['text'], value: { fr: `Une fête ${guess}` }, composing: turn > 0 },
        1_001_000 + turn * 5000,
      ),
    begun,
  );
  expect(steps(composed).filter((each) => /[にほん]/.test(each))).toEqual([]);
  expect(shown(composed)).toBe('Une fête 日本');
  const elsewhere = applyToHistory(
    composed,
    { do: 'set', keys: ['other'], value: { fr: 'に' }, composing: true },
    1_017_000,
  );
  expect(shown(undo(elsewhere))).toBe('Une fête 日本');
});

it('the history adds no step for a cancelled composition of an input method', () => {
  const begun = type(empty, 'Une fête ', { at: 1_000_000 });
  const off = ['Une fête に', 'Une fête にほ', 'Une fête '].reduce(
    (history, fr, turn) =>
      applyToHistory(
        history,
        { do: 'set', keys: ['text'], value: { fr }, composing: turn > 0 },
        1_900_000 + turn * 5000,
      ),
    begun,
  );
  expect(off).toEqual({ present: begun.present, past: begun.past, future: [] });
});

it('the history begins a new step in the other language of an alternative text', () => {
  const alt = { fr: '', en: '' };
  const texts = [
    { ...alt, fr: 'Une fête au bord ' },
    { ...alt, fr: 'Une fête au bord ', en: 'A' },
  ];
  const history = texts.reduce(
    (before, each, turn) =>
      applyToHistory(
        before,
        { do: 'set', keys: ['image'], value: { src: '/art/hero', alt: each } },
        1_000_000 + turn * 100,
      ),
    createHistory({ image: { src: '/art/hero', alt } }),
  );
  expect(undo(history).present).toEqual({ image: { src: '/art/hero', alt: texts[0] } });
});

it('the history undoes a composition in a rich text in one step, however long it took', () => {
  const begun = createHistory({ text: { fr: '<p>Une fête</p>' } });
  const composed = ['に', 'にほ', '日本'].reduce(
    (history, guess, turn) =>
      applyToHistory(
        history,
        {
          do: 'set',
          keys: ['text'],
          value: { fr: `<p>Une fête ${guess}</p>` },
          newStep: turn === 0,
          composing: turn > 0,
        },
        1_000_000 + turn * 5000,
      ),
    begun,
  );
  expect(undo(composed).present).toBe(begun.present);
});
