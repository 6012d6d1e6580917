import { describe, expect, it } from 'vitest';
import { siteIn, siteWithLongMenus } from '../stories/sites.ts';
import { isLongMenu } from './long-menu.ts';

describe('the menu of the header', () => {
  it.each(['fr', 'en'] as const)('in %s is long only when two rows do not hold it', (locale) => {
    expect(isLongMenu(siteIn(locale).menus.header)).toBe(false);
    expect(isLongMenu(siteWithLongMenus(locale).menus.header)).toBe(true);
    expect(isLongMenu([])).toBe(false);
  });
});
