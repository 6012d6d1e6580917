import { operationCases } from '../cases.generated.ts';
import { pathParameters, type Operation } from '../operation/operation.ts';
import type { ContractCase } from './case.ts';
import { differences } from './differences.ts';
import { CaseRun } from './run-case.ts';
import { bareSeed } from './seed/seed.ts';
import type { ContractTarget } from './target.ts';

export type { ContractSeed, Subscriptions } from './seed/seed.ts';
export type { ContractTarget } from './target.ts';

/** A case with the name it is reported under. */
export interface NamedCase {
  name: string;
  operation: Operation;
  contractCase: ContractCase;
}

/** What a run found. */
export interface ContractReport {
  passed: string[];
  failed: { name: string; differences: string[] }[];
}

/** As little as an operation can be asked with. */
const bareInput = (operation: Operation) =>
  Object.fromEntries(pathParameters(operation).map((name) => [name, 'anything']));

/** What holds of every operation that needs a session. */
function sessionCase(operation: Operation): ContractCase {
  const raw = bareInput(operation);
  const expect = { errorCode: 'auth/required' } as const;
  const refused = ['Bearer', 'Bearer made-up', 'Basic YWZpOmFmaQ=='].map((authorization) => ({
    request: { raw, headers: { authorization } },
    expect,
  }));
  return {
    name: 'nobody is let in without a session',
    given: bareSeed,
    steps: [{ request: { raw }, expect }, ...refused],
  };
}

/** What holds of every operation of editors. */
function keyCase(operation: Operation): ContractCase {
  const raw = bareInput(operation);
  const expect = { errorCode: 'editor/wrong_key' } as const;
  const steps = [undefined, { 'x-editor-key': '' }, { 'x-editor-key': 'made-up-editor-key' }].map((headers) => ({
    request: { raw, headers },
    expect,
  }));
  return { name: 'a wrong key, or none, opens nothing', given: bareSeed, steps };
}

const generalCases: Readonly<Record<Operation['auth'], (operation: Operation) => ContractCase[]>> = {
  none: () => [],
  user: (operation) => [sessionCase(operation)],
  editor: (operation) => [keyCase(operation)],
};

/** Every case of every operation, found by walking the folders. */
export function contractCases(): NamedCase[] {
  return operationCases.flatMap(({ operation, cases }) => {
    const all = [...(cases as unknown as ContractCase[]), ...generalCases[operation.auth](operation)];
    return all.map((contractCase) => ({ name: `${operation.name}: ${contractCase.name}`, operation, contractCase }));
  });
}

const takesTime = ({ steps }: ContractCase) => steps.some((step) => 'advance' in step);

/**
 * Runs one case; gives how the answers differ from the contract, empty when they do not. A case in which time passes is
 * passed over where the target cannot let it.
 */
export async function runCase(target: ContractTarget, { operation, contractCase }: NamedCase): Promise<string[]> {
  if (takesTime(contractCase) && target.advance === undefined) return [];
  await target.seed(contractCase.given);
  const run = new CaseRun(target, contractCase);
  const found: string[] = [];
  for (const [index, step] of contractCase.steps.entries()) {
    const faults = await run.step(step, operation).catch((error: unknown) => [String(error)]);
    found.push(...faults.map((fault) => `step ${index + 1}: ${fault}`));
  }
  if (contractCase.after !== undefined && target.subscriptions !== undefined) {
    const { emails, phones, messages } = await target.subscriptions();
    const sorted = { emails: emails.toSorted(), phones: phones.toSorted(), messages: messages.toSorted() };
    found.push(...differences(sorted, contractCase.after, { at: 'subscriptions' }));
  }
  return found;
}

/** Runs the whole contract against a target, one case after the other. */
export async function runContract(target: ContractTarget): Promise<ContractReport> {
  const report: ContractReport = { passed: [], failed: [] };
  for (const named of contractCases()) {
    const found = await runCase(target, named);
    if (found.length === 0) report.passed.push(named.name);
    else report.failed.push({ name: named.name, differences: found });
  }
  return report;
}
