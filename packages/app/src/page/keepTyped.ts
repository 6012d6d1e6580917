/** How long a field may take to come alive, in milliseconds. */
const patience = 20_000;

type Field = HTMLInputElement | HTMLTextAreaElement;

const writes = (field: Field, text: string) => {
  const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, text);
};

const alive = (field: Field) => Object.keys(field).some((key) => key.startsWith('__reactProps$'));

/**
 * Tells React what was typed into the server's HTML before it took the fields over; without it the first change would
 * put back what they began with. To be called just before a page is taken over.
 */
export function keepTyped(root: HTMLElement): void {
  const fields = [...root.querySelectorAll<Field>('main :is(input, textarea)')];
  const until = performance.now() + patience;
  for (const field of fields) {
    const look = () => {
      if (!field.isConnected || performance.now() > until) return;
      if (!alive(field)) {
        requestAnimationFrame(look);
        return;
      }
      const typed = field.value;
      if (typed === field.defaultValue || field.type === 'checkbox' || field.type === 'radio') return;
      // React compares with what it has last seen.
      field.value = '';
      writes(field, typed);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    };
    look();
  }
}
