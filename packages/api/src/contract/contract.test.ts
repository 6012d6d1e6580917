import { expect, test } from 'vitest';
import { contractCases, runCase, type ContractTarget, type NamedCase } from './contract.ts';
import { differences } from './differences.ts';

const targetWith = (response: () => Response): ContractTarget => ({
  fetch: async () => response(),
  seed: async () => {},
  subscriptions: async () => ({ emails: [], phones: [], messages: [] }),
  outbox: async () => [],
  advance: async () => {},
});

test('every operation has cases with unique names', () => {
  const names = contractCases().map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThan(20);
});

test.each([
  ['of another shape', () => Response.json({ data: 'no' })],
  ['with an error', () => Response.json({ errorCode: 'server/error', message: 'Sorry' }, { status: 500 })],
])('a server that always sends a response %s passes no case', async (_, response) => {
  const passed: string[] = [];
  for (const named of contractCases())
    if ((await runCase(targetWith(response), named)).length === 0) passed.push(named.name);
  expect(passed).toEqual([]);
});

test('an undeclared key is reported as a difference', async () => {
  const name = 'newsletter-emails: drops undeclared fields';
  const dropped = contractCases().find((named) => named.name === name) as NamedCase;
  const target = targetWith(() => Response.json({ data: { email: 'afi@example.com', isAdmin: true } }));
  expect(await runCase(target, dropped)).toContain('step 1: body.data.isAdmin: not declared');
});

test('differences name the place, the expected and the found value', () => {
  expect(differences({ a: [1, { b: 2 }], c: 1 }, { a: [1, { b: 3 }] })).toEqual(['body.a.1.b: expected 3, found 2']);
  expect(differences({ a: [1] }, { a: [1, 2] })).toEqual(['body.a: expected 2 entries, found 1']);
  expect(differences({ a: 1, b: 2 }, { a: 1 }, { exact: true })).toEqual(['body.b: not declared']);
  expect(differences(null, { a: 1 })).toEqual(['body: expected an object, found null']);
});
