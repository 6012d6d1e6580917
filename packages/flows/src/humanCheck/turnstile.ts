import { shownTheme } from '@kermesse/ui/shown-theme';
import { loadGlobal } from './load-script.ts';
import type { HumanCheckService } from './service.ts';
import { runWidget } from './widget.ts';

interface Turnstile {
  render(container: HTMLElement, options: Record<string, unknown>): string;
}

/** Creates the Turnstile service. It usually needs no user action; otherwise it renders a checkbox in `container`. */
export function turnstile({ siteKey }: { siteKey: string }): HumanCheckService {
  return async ({ container, locale, signal }) => {
    const api = await loadGlobal(
      'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
      () => (globalThis as { turnstile?: Turnstile }).turnstile,
    );
    return runWidget({ container, signal }, (box, end) =>
      api.render(box, {
        sitekey: siteKey,
        language: locale,
        theme: shownTheme(),
        callback: (token: string) => end({ ok: true, humanCheck: { kind: 'turnstile', token } }),
        'expired-callback': () => end({ ok: false, reason: 'refused' }),
        'timeout-callback': () => end({ ok: false, reason: 'refused' }),
        'error-callback': () => end({ ok: false, reason: 'unavailable' }),
      }),
    );
  };
}
