/**
 * Hides an element visually. Sets each property by itself: a Content Security Policy without `unsafe-inline` forbids a
 * style attribute.
 */
export function hide({ style }: HTMLElement): void {
  Object.assign(style, {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  });
}
