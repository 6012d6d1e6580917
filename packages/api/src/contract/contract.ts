import * as allCases from '../cases.generated.ts';
import { pathParameters, type Operation } from '../operation/operation.ts';
import { contractCase, type ContractCase } from './case.ts';
import { CaseRun } from './run-case.ts';
import { minimalSeed } from './seed/seed.ts';
import type { ContractTarget } from './target.ts';

export type { ContractSeed, Subscriptions } from './seed/seed.ts';
export type { ContractTarget } from './target.ts';

/** A case with the name under which it is reported. */
export interface NamedCase {
  name: string;
  operation: Operation;
  contractCase: ContractCase;
}

/** Returns the minimal input of an operation: its path parameters. */
const minimalInput = (operation: Operation) =>
  Object.fromEntries(pathParameters(operation).map((name) => [name, 'anything']));

/** Returns the case that every operation with a session must pass. */
function sessionCase(operation: Operation): ContractCase {
  const raw = minimalInput(operation);
  const expect = { errorCode: 'auth/required' } as const;
  const refused = ['Bearer', 'Bearer made-up', 'Basic YWZpOmFmaQ=='].map((authorization) => ({
    request: { raw, headers: { authorization } },
    expect,
  }));
  return contractCase('rejects requests without a valid session', minimalSeed, [
    { request: { raw }, expect },
    ...refused,
  ]);
}

/** Returns the case that every operation for editors must pass. */
function keyCase(operation: Operation): ContractCase {
  const raw = minimalInput(operation);
  const expect = { errorCode: 'editor/wrong_key' } as const;
  const wrongHeaders: Record<string, string>[] = [{}, { 'x-editor-key': '' }, { 'x-editor-key': 'made-up-editor-key' }];
  const steps = wrongHeaders.map((headers) => ({ request: { raw, headers }, expect }));
  return contractCase('rejects requests with a wrong key or none', minimalSeed, steps);
}

const generalCases: Readonly<Record<Operation['auth'], (operation: Operation) => ContractCase[]>> = {
  none: () => [],
  user: (operation) => [sessionCase(operation)],
  editor: (operation) => [keyCase(operation)],
};

/** Returns every case of every operation. */
export function contractCases(): NamedCase[] {
  return Object.values(allCases).flatMap(({ operation, cases }) => {
    const all = [...(cases as unknown as ContractCase[]), ...generalCases[operation.auth](operation)];
    return all.map((each) => ({ name: `${operation.name}: ${each.name}`, operation, contractCase: each }));
  });
}

/** Runs one case. Returns how the responses differ from the contract; an empty array if they do not. */
export async function runCase(
  target: ContractTarget,
  { operation, contractCase: tested }: NamedCase,
): Promise<string[]> {
  await target.seed(tested.given);
  const run = new CaseRun(target, tested);
  const differences: string[] = [];
  for (const [index, step] of tested.steps.entries()) {
    const faults = await run.step(step, operation).catch((error: unknown) => [String(error)]);
    differences.push(...faults.map((fault) => `step ${index + 1}: ${fault}`));
  }
  return differences;
}
