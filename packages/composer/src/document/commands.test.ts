import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyCommand, type Command } from './commands.ts';
import { createHistory, historyLength, applyToHistory, redo, undo } from './history.ts';
import { getIn, setIn, type Configuration } from './json.ts';
import { placesOf } from './sections.ts';
import { anyCommand, anyPage } from '../testing/generated.ts';

const seed = 20_261_121;
const deepFreeze = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const child of Object.values(value)) deepFreeze(child);
  }
  return value;
};
const section = (slug: string, linkId: string, data: unknown = {}) => ({ slug, pivot: { linkId }, data });
const page = (more: object = {}): Configuration => ({
  slug: 'home',
  title: 'Home',
  sections: [section('banner', 'a'), section('pricing', 'b'), section('hologram', 'c')],
  sectionsOrder: ['pricing__b', 'banner__a', 'hologram__c'],
  sectionsDisabled: [],
  ...more,
});
const order = (configuration: Configuration) => placesOf(configuration).map(({ key }) => key);

describe('carrying out commands', () => {
  it('is undone to the start and redone to the end, for any commands', () => {
    console.log(`seed ${seed}`);
    fc.assert(
      fc.property(anyPage, fc.array(anyCommand, { maxLength: historyLength }), (start, commands) => {
        deepFreeze(start);
        const states = commands.reduce((history, command, index) => {
          const next = applyToHistory(history, command, index * 10_000);
          deepFreeze(next.present);
          return next;
        }, createHistory(start));
        const steps = states.past.length;
        let back = states;
        for (let step = 0; step < steps; step += 1) back = undo(back);
        expect(back.present).toBe(start);
        expect(back.past).toEqual([]);
        let forth = back;
        for (let step = 0; step < steps; step += 1) forth = redo(forth);
        expect(forth.present).toBe(states.present);
      }),
      { seed, numRuns: 500 },
    );
  });

  it('never loses an unrelated section or key', () => {
    fc.assert(
      fc.property(anyPage, anyCommand, (start, command) => {
        const after = applyCommand(start, command);
        if (
          command.do === 'replace' ||
          command.do === 'set' ||
          command.do === 'insert' ||
          command.do === 'removeItem' ||
          command.do === 'move'
        )
          return;
        const own = new Set(['sections', 'sectionsOrder', 'sectionsDisabled']);
        for (const [key, value] of Object.entries(start)) if (!own.has(key)) expect(after[key]).toBe(value);
        const entries = placesOf(start).map(({ entry }) => entry);
        const kept = new Set(placesOf(after).map(({ entry }) => entry));
        const lost = entries.filter((entry) => !kept.has(entry));
        if (command.do !== 'remove') expect(lost).toEqual([]);
      }),
      { seed, numRuns: 1000 },
    );
  });

  it('keeps at most a hundred steps, and counts typing in one field as one step', () => {
    const set = (value: string, now: number, history = createHistory(page())) =>
      applyToHistory(history, { do: 'set', keys: ['title'], value }, now);
    const typed = set('Hom', 200, set('Ho', 100, set('H', 0)));
    expect(typed.past).toHaveLength(1);
    expect(set('Later', 9000, typed).past).toHaveLength(2);
    let long = createHistory(page());
    for (let step = 0; step < 250; step += 1) long = set(`t${step}`, step * 10_000, long);
    expect(long.past).toHaveLength(historyLength);
  });

  it('reorders sections, including disabled and unknown ones', () => {
    const start = page({ sectionsDisabled: ['banner__a'] });
    const moved = applyCommand(start, { do: 'reorder', key: 'hologram__c', before: 'pricing__b' });
    expect(order(moved)).toEqual(['hologram__c', 'pricing__b', 'banner__a']);
    expect(moved['sections']).toBe(start['sections']);
    expect(order(applyCommand(moved, { do: 'reorder', key: 'hologram__c', before: null }))).toEqual([
      'pricing__b',
      'banner__a',
      'hologram__c',
    ]);
  });

  it('keeps unknown ids at the end of the order', () => {
    const start = page({ sectionsOrder: ['nobody__here', 'pricing__b'] });
    const moved = applyCommand(start, { do: 'reorder', key: 'banner__a', before: 'pricing__b' });
    expect(moved['sectionsOrder']).toEqual(['banner__a', 'pricing__b', 'hologram__c', 'nobody__here']);
  });

  it('duplicates a section right after it, with a new link id', () => {
    const twice = applyCommand(applyCommand(page(), { do: 'duplicate', key: 'pricing__b' }), {
      do: 'duplicate',
      key: 'pricing__b',
    });
    expect(order(twice)).toEqual(['pricing__b', 'pricing__b-3', 'pricing__b-2', 'banner__a', 'hologram__c']);
  });

  it('a new section does not inherit the comments on a removed one; the same section, pasted again, does', () => {
    const comment = { id: '1', section: 'pricing__main', author: 'Afi', text: 'Too long' };
    const start = page({ $comments: [comment, { ...comment, id: '2', section: 'banner__a-2' }] });
    const added = applyCommand(start, { do: 'add', at: 0, entries: [{ slug: 'pricing' }] });
    expect(order(applyCommand(added, { do: 'duplicate', key: 'banner__a' }))).toEqual([
      'pricing__main-2',
      'pricing__b',
      'banner__a',
      'banner__a-3',
      'hologram__c',
    ]);
    const pasted = applyCommand(start, { do: 'add', at: 0, entries: [section('pricing', 'main')] });
    expect(order(pasted)[0]).toBe('pricing__main');
  });

  it('removes a section and its ids from the lists', () => {
    const after = applyCommand(page({ sectionsDisabled: ['banner__a'] }), { do: 'remove', key: 'banner__a' });
    expect(after).toMatchObject({ sectionsOrder: ['pricing__b', 'hologram__c'], sectionsDisabled: [] });
    expect(order(after)).toEqual(['pricing__b', 'hologram__c']);
  });

  it('returns the same object when nothing changes', () => {
    const start = page();
    const idle: Command[] = [
      { do: 'duplicate', key: 'nobody' },
      { do: 'remove', key: 'nobody' },
      { do: 'reorder', key: 'pricing__b', before: 'banner__a' },
      { do: 'enable', key: 'banner__a', enabled: true },
      { do: 'removeItem', keys: ['sections'], at: 9 },
      { do: 'move', keys: ['sections'], from: 0, to: 9 },
      { do: 'set', keys: ['slug', 'inside'], value: 1 },
    ];
    for (const command of idle) expect(applyCommand(start, command), command.do).toBe(start);
  });

  it('changes a value inside a list that is written as JSON text', () => {
    const start = page({
      sections: [section('pricing', 'b', { services: [{ features: '["Nappes", {"fr": "Chaises"}]' }] })],
    });
    const keys = ['sections', 0, 'data', 'services', 0, 'features', 1, 'en'];
    const after = applyCommand(start, { do: 'set', keys, value: 'Chairs' });
    expect(getIn(after, keys.slice(0, -2))).toEqual(['Nappes', { fr: 'Chaises', en: 'Chairs' }]);
  });

  it('reads the same value each time at a path through a JSON text', () => {
    const start = { sections: JSON.stringify([{ data: { slides: [{ title: 'One' }] } }]) };
    const keys = ['sections', 0, 'data', 'slides'];
    expect(getIn(start, keys)).toEqual([{ title: 'One' }]);
    const read = getIn(start, keys);
    expect(read).toBe(getIn({ ...start }, keys));
    // Texts that are not read any more are forgotten.
    for (let index = 0; index <= 1000; index += 1) getIn(`[${index}]`, [0]);
    expect(read).not.toBe(getIn(start, keys));
  });

  it('writes the key __proto__ like any other key', () => {
    const start = JSON.parse('{"__proto__": {"a": 1}, "b": 2}') as Configuration;
    const after = setIn(setIn(start, ['b'], 3), ['__proto__', 'a'], 5);
    expect(JSON.stringify(after)).toBe('{"__proto__":{"a":5},"b":3}');
    expect(JSON.stringify(setIn(after, ['b'], undefined))).toBe('{"__proto__":{"a":5}}');
    expect(({} as { a?: number }).a).toBeUndefined();
  });
});
