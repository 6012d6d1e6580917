import type { HumanCheckOutcome, HumanCheckService } from './service.ts';
import { loadGlobal } from './load-script.ts';

interface Turnstile {
  render(place: HTMLElement, options: Record<string, unknown>): string;
}

/** Creates the Turnstile service. It usually needs no user action; otherwise it renders a checkbox in `place`. */
export function turnstile({ siteKey }: { siteKey: string }): HumanCheckService {
  return async ({ place, locale }) => {
    const api = await loadGlobal(
      'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
      () => (globalThis as { turnstile?: Turnstile }).turnstile,
    );
    const box = document.createElement('div');
    place.replaceChildren(box);
    return new Promise<HumanCheckOutcome>((resolve) => {
      api.render(box, {
        sitekey: siteKey,
        language: locale,
        theme: document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light',
        callback: (token: string) => resolve({ ok: true, humanCheck: { kind: 'turnstile', token } }),
        'expired-callback': () => resolve({ ok: false, reason: 'refused' }),
        'timeout-callback': () => resolve({ ok: false, reason: 'refused' }),
        'error-callback': () => resolve({ ok: false, reason: 'unavailable' }),
      });
    });
  };
}
