import type { HumanCheck as Proof } from '@kermesse/api/schemas/human-check';

/** What became of a proof. `unavailable`: it cannot be checked now, and nobody is let through meanwhile. */
export type Verdict = 'human' | 'refused' | 'unavailable';

/** Tells people from machines. */
export interface HumanCheck {
  /** Whether a proof holds; each holds once. `address`: where it comes from. */
  verify(proof: Proof, address: string): Promise<Verdict>;
  /** A challenge of altcha. */
  challenge(): Promise<Record<string, unknown>>;
  /** What an operator should know, one sentence each. */
  remarks: string[];
}
