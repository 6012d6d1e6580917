import type { HumanCheckOutcome, HumanCheckService } from './service.ts';
import { loadGlobal, withTimeout } from './load-script.ts';

interface Grecaptcha {
  ready(then: () => void): void;
  execute(key: string, options: { action: string }): PromiseLike<string>;
  render(place: HTMLElement, options: Record<string, unknown>): number;
}

const grecaptcha = () => (globalThis as { grecaptcha?: Grecaptcha }).grecaptcha;

const proof = (kind: 'recaptcha-score' | 'recaptcha-challenge', token: string): HumanCheckOutcome => ({
  ok: true,
  humanCheck: { kind, token },
});

/** Renders the checkbox challenge in a new element, because reCAPTCHA can render into an element only once. */
function challenge(api: Grecaptcha, key: string, place: HTMLElement, locale: string): Promise<HumanCheckOutcome> {
  const box = document.createElement('div');
  place.replaceChildren(box);
  return new Promise((resolve) => {
    api.render(box, {
      sitekey: key,
      hl: locale,
      theme: document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light',
      callback: (token: string) => resolve(proof('recaptcha-challenge', token)),
      'expired-callback': () => resolve({ ok: false, reason: 'refused' }),
      'error-callback': () => resolve({ ok: false, reason: 'unavailable' }),
    });
  });
}

/** Creates the reCAPTCHA service (specification §6): a score, or a checkbox after a rejected score. */
export function recaptcha({ scoreKey, challengeKey }: { scoreKey: string; challengeKey: string }): HumanCheckService {
  return async ({ place, locale, harder }) => {
    const api = await loadGlobal(
      `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(scoreKey)}`,
      grecaptcha,
    );
    await withTimeout(new Promise<void>((resolve) => api.ready(resolve)));
    if (harder) return challenge(api, challengeKey, place, locale);
    return proof('recaptcha-score', await withTimeout(api.execute(scoreKey, { action: 'phone_code' })));
  };
}
