import { createContext, useContext } from 'react';
import type { HumanCheckSettings } from '../site/settings.ts';
import type { HumanCheckOutcome, HumanCheckRequest, HumanCheckService } from './service.ts';

async function load(settings: HumanCheckSettings): Promise<HumanCheckService> {
  if (settings.kind === 'altcha') return (await import('./altcha/altcha.ts')).altcha;
  if (settings.kind === 'turnstile') return (await import('./turnstile.ts')).turnstile(settings);
  return (await import('./recaptcha.ts')).recaptcha(settings);
}

/** Runs the human check of the configured service, whose code loads with the first check. Never rejects. */
async function checkHuman(settings: HumanCheckSettings, request: HumanCheckRequest): Promise<HumanCheckOutcome> {
  let service: HumanCheckService;
  try {
    service = await load(settings);
  } catch {
    return { ok: false, reason: 'offline' };
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
