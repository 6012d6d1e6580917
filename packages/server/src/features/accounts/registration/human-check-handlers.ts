import { humanCheckChallenge } from '@kermesse/api/human-check-challenge';
import { handler } from '../../../platform/operations/handler.ts';

/** The handlers of the human check. */
export const humanCheckHandlers = [
  handler(humanCheckChallenge, ({ difficulty }, { humanCheck }) => humanCheck.challenge(difficulty)),
];
