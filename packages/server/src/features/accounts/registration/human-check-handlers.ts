import { humanCheckChallenge } from '@kermesse/api/human-check-challenge';
import { hourly } from '../../../platform/limits/fixed-window.ts';
import { enforceLimit } from '../../../platform/limits/enforce-limit.ts';
import { handler } from '../../../platform/operations/handler.ts';

/**
 * The factor on `AUTH_LIMIT` for challenges of an IP address in an hour: more than many people behind one address need.
 * Each occupies a thread for some milliseconds.
 */
const challenges = 60;

/** The handlers of the human check. */
export const humanCheckHandlers = [
  handler(humanCheckChallenge, async ({ difficulty }, { db, ip, settings, humanCheck }) => {
    await enforceLimit(db, `challenge for ${ip}`, hourly(settings.AUTH_LIMIT * challenges));
    return humanCheck.challenge(difficulty);
  }),
];
