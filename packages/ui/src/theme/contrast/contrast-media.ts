/** The media condition for visitors who prefer more contrast: see `strongRoles` and the global styles. */
export const moreContrast = '(prefers-contrast: more)';

/**
 * The media condition under which a card needs a border, because shadows and tinted backgrounds do not separate it from
 * the page.
 */
export const outlined = `(forced-colors: active), ${moreContrast}`;
