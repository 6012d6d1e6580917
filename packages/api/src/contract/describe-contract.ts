import { describe, expect, test } from 'vitest';
import { contractCases, runCase, type ContractTarget } from './contract.ts';

/** Registers one test per case of the contract. `target` is called when a test starts. */
export function describeContract(name: string, target: () => ContractTarget): void {
  describe(`contract of ${name}`, () => {
    test.each(contractCases())('$name', async (namedCase) => {
      expect(await runCase(target(), namedCase)).toEqual([]);
    });
  });
}
