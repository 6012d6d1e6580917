/** What people write for an address, as one: `exemple.org` and `ama@exemple.org` get what browsers need before them. */
export function addressOf(written: string): string {
  const text = written.trim();
  if (/^[^\s@/:]+@[^\s@/]+\.[^\s@/]+$/.test(text)) return `mailto:${text}`;
  if (/^(?:[\w-]+\.)+[a-z]{2,}(?:[/?#]\S*)?$/i.test(text)) return `https://${text}`;
  return text;
}
