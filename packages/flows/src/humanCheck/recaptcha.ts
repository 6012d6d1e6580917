import { shownTheme } from '@kermesse/ui/shown-theme';
import { loadGlobal, withTimeout } from './load-script.ts';
import type { HumanCheckOutcome, HumanCheckRequest, HumanCheckService } from './service.ts';
import { runWidget } from './widget.ts';

interface Grecaptcha {
  ready(then: () => void): void;
  execute(key: string, options: { action: string }): PromiseLike<string>;
  render(container: HTMLElement, options: Record<string, unknown>): number;
}

const grecaptcha = () => (globalThis as { grecaptcha?: Grecaptcha }).grecaptcha;

const proof = (kind: 'recaptcha-score' | 'recaptcha-challenge', token: string): HumanCheckOutcome => ({
  ok: true,
  humanCheck: { kind, token },
});

/** Finds the iframes in which reCAPTCHA shows pictures. */
const findPictureFrames = () => document.querySelectorAll('iframe[src*="/recaptcha/"][src*="/bframe"]');

/**
 * Lets the user reach the pictures of a challenge. reCAPTCHA adds them to the end of the page, and an open dialog makes
 * everything outside of it inert. Returns a function that removes them.
 */
function showPictures(): () => void {
  const earlier = new Set(findPictureFrames());
  const shown = new Set<HTMLElement>();
  const observer = new MutationObserver(() => {
    for (const frame of findPictureFrames()) {
      const pictures = earlier.has(frame) ? null : frame.closest<HTMLElement>('body > *');
      if (pictures === null || shown.has(pictures)) continue;
      shown.add(pictures);
      pictures.dataset['reactAriaTopLayer'] = 'true';
      pictures.inert = false;
    }
  });
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['src'] });
  return () => {
    observer.disconnect();
    for (const pictures of shown) pictures.remove();
  };
}

/** Renders the checkbox challenge. It may open pictures. */
async function challenge(api: Grecaptcha, key: string, request: HumanCheckRequest): Promise<HumanCheckOutcome> {
  const removePictures = showPictures();
  try {
    return await runWidget(request, (box, end) =>
      api.render(box, {
        sitekey: key,
        hl: request.locale,
        theme: shownTheme(),
        callback: (token: string) => end(proof('recaptcha-challenge', token)),
        'expired-callback': () => end({ ok: false, reason: 'refused' }),
        'error-callback': () => end({ ok: false, reason: 'unavailable' }),
      }),
    );
  } finally {
    removePictures();
  }
}

/** Creates the reCAPTCHA service (specification §6): a score, or a checkbox after a rejected score. */
export function recaptcha({ scoreKey, challengeKey }: { scoreKey: string; challengeKey: string }): HumanCheckService {
  return async (request) => {
    const api = await loadGlobal(
      `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(scoreKey)}`,
      grecaptcha,
    );
    await withTimeout(new Promise<void>((resolve) => api.ready(resolve)));
    if (request.interactive) return challenge(api, challengeKey, request);
    return proof('recaptcha-score', await withTimeout(api.execute(scoreKey, { action: 'phone_code' })));
  };
}
