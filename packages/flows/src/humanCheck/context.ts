import { loadWithRetries } from '@kermesse/api/load-with-retries';
import { createContext, useContext } from 'react';
import type { HumanCheckSettings } from '../site/settings.ts';
import { loadFailureOf, type HumanCheckOutcome, type HumanCheckRequest, type HumanCheckService } from './service.ts';

async function load(settings: HumanCheckSettings): Promise<HumanCheckService> {
  if (settings.kind === 'altcha') return (await import('./altcha/altcha.ts')).altcha;
  if (settings.kind === 'turnstile') return (await import('./turnstile.ts')).turnstile(settings);
  return (await import('./recaptcha.ts')).recaptcha(settings);
}

/** Runs the human check of the configured service, whose code loads with the first check. Never rejects. */
async function checkHuman(settings: HumanCheckSettings, request: HumanCheckRequest): Promise<HumanCheckOutcome> {
  let service: HumanCheckService;
  try {
    service = await loadWithRetries(() => load(settings));
  } catch (error) {
    return loadFailureOf(error);
  }
  try {
    return await service(request);
  } catch {
    return { ok: false, reason: 'unavailable' };
  }
}

const HumanCheckContext = createContext<typeof checkHuman>(checkHuman);

/** Provides another human check to flows. Stories that run paths through machines provide their own results. */
export const HumanCheckProvider = HumanCheckContext.Provider;

/** Returns the function that runs the human check. */
export function useHumanCheck(): typeof checkHuman {
  return useContext(HumanCheckContext);
}
