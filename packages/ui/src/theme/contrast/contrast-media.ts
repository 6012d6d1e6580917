/**
 * For people who ask their system for more contrast: see `strongRoles` and the global styles. For use with `@media`.
 */
export const moreContrast = '(prefers-contrast: more)';

/** Where shadows and washes of colour do not tell a card from its ground: it takes a line around it. */
export const outlined = `(forced-colors: active), ${moreContrast}`;
