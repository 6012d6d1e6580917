/* These listeners run in the page's inline script: panels open, close and respond before React has loaded. */

/** Opens and closes dialogs by their buttons in browsers without `commandfor`. */
export function polyfillCommands(signal?: AbortSignal): void {
  if ('command' in HTMLButtonElement.prototype) return;
  const onClick = ({ target }: Event) => {
    const button = (target as Element).closest('button[commandfor]');
    const panel = document.getElementById(button?.getAttribute('commandfor') ?? '');
    if (!(panel instanceof HTMLDialogElement)) return;
    if (button?.getAttribute('command') === 'close') panel.close();
    else panel.showModal();
  };
  document.addEventListener('click', onClick, { signal });
}

/** Closes a panel on a press outside it, and all panels when a link inside one is followed. */
export function closePanels(signal?: AbortSignal): void {
  const onClick = ({ target }: Event) => {
    const link = (target as Element).closest('[data-panel] a');
    for (const panel of document.querySelectorAll<HTMLDialogElement>('dialog[data-panel][open]')) {
      if (link ?? panel === target) panel.close();
    }
  };
  document.addEventListener('click', onClick, { signal });
}

/** Shows the text of a form's `data-response` in its live region on each submission. */
export function confirmSubmissions(signal?: AbortSignal): void {
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    const region = form.querySelector('[role=status]');
    if (form.dataset.response === undefined || !region) return;
    event.preventDefault();
    region.textContent = '';
    setTimeout(() => (region.textContent = form.dataset.response ?? ''), 50);
  };
  document.addEventListener('submit', onSubmit, { signal });
}
