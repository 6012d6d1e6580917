const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * Whether a link to an address is safe: a path of this site (`/…`, not `//…`), an anchor (`#…`), a query (`?…`), or an
 * http, https, mailto or tel URL. Everything else (`javascript:`, `data:`, `//elsewhere`, control characters) is
 * rejected.
 */
export function isSafeLink(href: string): boolean {
  if (href === '' || /[\u0000-\u0020\u007f\\]/.test(href)) return false;
  if (/^[#?]/.test(href)) return true;
  if (href.startsWith('/')) return !href.startsWith('//');
  try {
    return schemes.has(new URL(href).protocol);
  } catch {
    return false;
  }
}

/** Whether a picture may load from an address: a path of this site or an https URL. */
export function isSafeImageAddress(src: string): boolean {
  if (/[\u0000-\u0020\u007f\\]/.test(src)) return false;
  if (src.startsWith('/')) return !src.startsWith('//') && !src.includes('..');
  try {
    return new URL(src).protocol === 'https:';
  } catch {
    return false;
  }
}
