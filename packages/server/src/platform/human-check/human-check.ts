import type { HumanCheck } from '@kermesse/api/schemas/forms/human-check';

/** The result of a human check. `unavailable`: the proof cannot be verified now, so the request is rejected. */
export type HumanCheckResult = 'human' | 'refused' | 'unavailable';

/** Verifies that requests come from people. */
export interface HumanCheckVerifier {
  /** Verifies a proof; each proof is valid once. */
  verify(proof: HumanCheck): Promise<HumanCheckResult>;
  /**
   * Verifies a proof of work and returns its difficulty, from 0 to `maxDifficulty`; undefined when it is invalid or was
   * used before. Independent of the service that checks phone codes.
   */
  verifyWork(proof: HumanCheck): Promise<number | undefined>;
  /** Creates an altcha challenge of a difficulty from 0 to `maxDifficulty`. */
  challenge(difficulty: number): Promise<Record<string, unknown>>;
  /** Warnings for operators, one sentence each. */
  remarks: string[];
}
