const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * Whether an address may be linked to: a path of this site (`/…`, not `//…`), an anchor (`#…`), a query (`?…`),
 * or http, https, mailto and tel. Everything else (`javascript:`, `data:`, `//elsewhere`, control characters) is refused.
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

/** Whether a picture may be loaded from there: a path of this site or https (http only on this machine, for trying). */
export function isSafeImageAddress(src: string): boolean {
  if (/[\u0000-\u0020\u007f\\]/.test(src)) return false;
  if (src.startsWith('/')) return !src.startsWith('//') && !src.includes('..');
  try {
    return new URL(src).protocol === 'https:';
  } catch {
    return false;
  }
}
