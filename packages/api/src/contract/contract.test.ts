import { expect, test } from 'vitest';
import { contractCases, runContract, type ContractTarget } from './contract.ts';
import { differences } from './differences.ts';

const targetWith = (response: () => Response): ContractTarget => ({
  fetch: async () => response(),
  seed: async () => {},
  advance: async () => {},
});

test('every operation has cases with unique names', () => {
  const names = contractCases().map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThan(20);
});

test('a server with responses of another shape passes no case', async () => {
  const { passed, failed } = await runContract(targetWith(() => Response.json({ data: 'no' })));
  expect(passed).toEqual([]);
  expect(failed).toHaveLength(contractCases().length);
});

test('a server that always responds with an error passes no case', async () => {
  const envelope = { errorCode: 'server/error', message: 'Sorry' };
  const { passed } = await runContract(targetWith(() => Response.json(envelope, { status: 500 })));
  expect(passed).toEqual([]);
});

test('an undeclared key is reported as a difference', async () => {
  const dropped = contractCases().find(({ name }) => name === 'newsletter-emails: drops undeclared fields');
  expect(dropped).toBeDefined();
  const target = targetWith(() => Response.json({ data: { email: 'afi@example.com', isAdmin: true } }));
  const { failed } = await runContract(target);
  const report = failed.find(({ name }) => name === dropped?.name);
  expect(report?.differences).toContain('step 1: body.data.isAdmin: not declared');
});

test('differences name the place, the expected and the found value', () => {
  expect(differences({ a: [1, { b: 2 }], c: 1 }, { a: [1, { b: 3 }] })).toEqual(['body.a.1.b: expected 3, found 2']);
  expect(differences({ a: [1] }, { a: [1, 2] })).toEqual(['body.a: expected 2 entries, found 1']);
  expect(differences({ a: 1, b: 2 }, { a: 1 }, { exact: true })).toEqual(['body.b: not declared']);
  expect(differences(null, { a: 1 })).toEqual(['body: expected an object, found null']);
});
