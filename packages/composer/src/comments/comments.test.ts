import { describe, expect, it } from 'vitest';
import { applyCommand } from '../document/commands.ts';
import { differencesOf } from '../versions/differences.ts';
import { commentsKey, commentsOf, withComments, withoutComments } from '../document/comments.ts';

const comment = (id: string, more: object = {}) => ({
  id,
  section: 'banner__a',
  author: 'Afi',
  text: `Mot ${id}`,
  at: 1,
  ...more,
});
const page = {
  slug: 'home',
  sections: [],
  [commentsKey]: [comment('b', { at: 2 }), 'no comment', { id: 'c' }, comment('a')],
};

describe('comments', () => {
  it('sort by date; invalid ones are left out, and long texts are cut', () => {
    expect(commentsOf(page).map(({ id }) => id)).toEqual(['a', 'b']);
    expect(commentsOf(page)).toBe(commentsOf(page));
    expect(commentsOf({ [commentsKey]: 'text' })).toEqual([]);
    expect(
      commentsOf({ [commentsKey]: [comment('a', { text: 'x'.repeat(9000), author: 3, at: 'soon' })] })[0],
    ).toMatchObject({ text: 'x'.repeat(2000), author: '', at: 0 });
  });

  it('are no part of the published page and no difference between two versions', () => {
    expect(withoutComments(page)).toEqual({ slug: 'home', sections: [] });
    expect(withoutComments(withoutComments(page))).toEqual(withoutComments(page));
    expect(differencesOf(page, withoutComments(page))).toEqual([]);
  });

  it('of two copies of a page are merged, and those resolved here stay resolved', () => {
    const merged = withComments(
      { slug: 'home' },
      commentsOf({ [commentsKey]: [comment('a', { resolved: true })] }),
      commentsOf(page),
    );
    expect(commentsOf(merged).map(({ id, resolved }) => [id, resolved])).toEqual([
      ['a', true],
      ['b', false],
    ]);
  });

  it('of two copies of a page are merged: the copy that was resolved or reopened last wins', () => {
    const list = (more: object) => commentsOf({ [commentsKey]: [comment('a', more)] });
    const resolved = (mine: object, theirs: object) =>
      commentsOf(withComments({ slug: 'home' }, list(mine), list(theirs)))[0]?.resolved;
    expect(resolved({}, { resolved: true })).toBe(true);
    expect(resolved({}, { resolved: true, changedAt: 5 })).toBe(true);
    expect(resolved({ resolved: false, changedAt: 6 }, { resolved: true, changedAt: 5 })).toBe(false);
    expect(resolved({ resolved: true, changedAt: 5 }, { resolved: false, changedAt: 6 })).toBe(false);
  });

  it('survive the return to an older version of the page', () => {
    const older = applyCommand(page, { do: 'replace', configuration: { slug: 'home', title: 'older' } });
    expect([older['title'], commentsOf(older)]).toEqual(['older', commentsOf(page)]);
  });
});
