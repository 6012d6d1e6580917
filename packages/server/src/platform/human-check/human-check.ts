import type { HumanCheck as Proof } from '@kermesse/api/schemas/forms/human-check';

/** What became of a proof. `unavailable`: it cannot be checked now, and nobody is let through meanwhile. */
export type Verdict = 'human' | 'refused' | 'unavailable';

/** Tells people from machines. */
export interface HumanCheck {
  /** Whether a proof holds; each holds once. `address`: where it comes from. */
  verify(proof: Proof, address: string): Promise<Verdict>;
  /**
   * The difficulty of a proof of work that holds, from 0 to `maxDifficulty`; undefined for every other proof, and for one
   * that was used before. Proofs of work are taken whichever service checks phone codes.
   */
  verifyWork(proof: Proof): Promise<number | undefined>;
  /** A challenge of altcha of a difficulty from 0 to `maxDifficulty`. */
  challenge(difficulty: number): Promise<Record<string, unknown>>;
  /** What an operator should know, one sentence each. */
  remarks: string[];
}
