import { expect, it, vi } from 'vitest';

it('adds the texts of screens to the languages of content pages only after a screen', async () => {
  // Other tests of this process may have loaded the texts.
  vi.resetModules();
  const { loadI18n, loadScreensI18n } = await import('./browser.ts');
  const content = await loadI18n('en');
  expect(content.exists('success', { ns: 'form' })).toBe(false);
  await loadScreensI18n('fr');
  const afterScreen = await loadI18n('en');
  expect(afterScreen).toBe(content);
  expect(afterScreen.t('success', { ns: 'form' })).toBe('Success');
});
