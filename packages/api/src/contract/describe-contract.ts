import { describe, expect, test } from 'vitest';
import { contractCases, runCase, type ContractTarget } from './contract.ts';

/** Runs the contract as tests, one for each case. The target is asked for when the first case starts. */
export function describeContract(name: string, target: () => ContractTarget): void {
  describe(`contract of ${name}`, () => {
    test.each(contractCases())('$name', async (named) => {
      expect(await runCase(target(), named)).toEqual([]);
    });
  });
}
