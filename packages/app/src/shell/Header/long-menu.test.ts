import { describe, expect, it } from 'vitest';
import { fullSite, siteWithLongMenus } from '../stories/sites.ts';
import { isLongMenu } from './long-menu.ts';

describe('isLongMenu', () => {
  it.each(['fr', 'en'] as const)('is true for a menu in %s only if it does not fit in two rows', (locale) => {
    expect(isLongMenu(fullSite(locale).menus.header)).toBe(false);
    expect(isLongMenu(siteWithLongMenus(locale).menus.header)).toBe(true);
    expect(isLongMenu([])).toBe(false);
  });
});
