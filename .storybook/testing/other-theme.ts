import type { Scheme } from '@kermesse/ui/theme';

const other = { light: 'dark', dark: 'light' } as const;

export const otherThan = (theme: Scheme) => other[theme];

/** Applies a theme at once: finishes the transitions that it starts, and no others. */
function applyTheme(theme: Scheme): void {
  const before = new Set(document.getAnimations());
  document.documentElement.dataset['theme'] = theme;
  for (const animation of document.getAnimations()) {
    if (!before.has(animation) && animation instanceof CSSTransition) animation.finish();
  }
}

/**
 * Runs `work` while the story has the other theme, then restores its own. A theme only changes the values of custom
 * properties under an attribute of the document, so nothing else about the story changes.
 */
export async function withOtherTheme(work: () => Promise<void>): Promise<void> {
  const own = document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light';
  applyTheme(other[own]);
  try {
    await work();
  } finally {
    applyTheme(own);
  }
}
