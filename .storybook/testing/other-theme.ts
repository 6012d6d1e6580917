const other = { light: 'dark', dark: 'light' } as const;

export type Theme = keyof typeof other;

export const otherThan = (theme: Theme) => other[theme];

/** Puts on a theme at once: the transitions that this begins end here, and no others. */
function wear(theme: Theme): void {
  const before = new Set(document.getAnimations());
  document.documentElement.dataset['theme'] = theme;
  for (const animation of document.getAnimations()) {
    if (!before.has(animation) && animation instanceof CSSTransition) animation.finish();
  }
}

/**
 * Does something while the story wears the other theme, then gives it back its own. A theme is nothing but the values of
 * custom properties under an attribute of the document, so nothing else about the story changes.
 */
export async function inOtherTheme(work: () => Promise<void>): Promise<void> {
  const own = document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light';
  wear(other[own]);
  try {
    await work();
  } finally {
    wear(own);
  }
}
