import { expect, it } from 'vitest';
import { loadI18n, loadScreensI18n } from './browser.ts';

it('adds the texts of screens to the languages of content pages only after a screen', async () => {
  const content = await loadI18n('en');
  expect(content.exists('success', { ns: 'form' })).toBe(false);
  await loadScreensI18n('fr');
  const afterScreen = await loadI18n('en');
  expect(afterScreen).toBe(content);
  expect(afterScreen.t('success', { ns: 'form' })).toBe('Success');
});
