import type { HumanCheckOutcome, HumanCheckService } from './service.ts';
import { fromScript, inTime } from './load-script.ts';

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

/** The box to tick, in a place of its own: a place can be filled once. */
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

/** reCAPTCHA with its two site keys (specification §6): a score first; when the server refuses it, a box to tick. */
export function recaptcha({ scoreKey, challengeKey }: { scoreKey: string; challengeKey: string }): HumanCheckService {
  return async ({ place, locale, harder }) => {
    const api = await fromScript(
      `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(scoreKey)}`,
      grecaptcha,
    );
    await inTime(new Promise<void>((resolve) => api.ready(resolve)));
    if (harder) return challenge(api, challengeKey, place, locale);
    return proof('recaptcha-score', await inTime(api.execute(scoreKey, { action: 'phone_code' })));
  };
}
