import fc from 'fast-check';
import { operations } from '../operations.ts';
import { pathParameters, sendsQuery, type Operation } from '../operation/operation.ts';
import type { CaseRequest } from './case.ts';
import { editorHeaders } from './seed/editor.ts';
import { userProfileCreate } from '../operations/user-profile-create/user-profile-create.ts';
import { usersGet } from '../operations/users-get/users-get.ts';
import { usersUpdate } from '../operations/users-update/users-update.ts';
import { checkShape, type ReceivedResponse } from './check-response.ts';
import { requestOf } from './request-of.ts';
import type { ContractTarget } from './target.ts';

/** The number of requests and the seed of the random generator: the same seed generates the same requests. */
export interface GeneratedRun {
  seed: number;
  count: number;
  /** Starts a session; called for each operation that needs one. Without it, those respond with `auth/required`. */
  logIn?: () => Promise<{ userId: string; token: string }>;
}

/** A response that no request to the operation may get. */
export interface GeneratedFailure {
  operation: string;
  request: CaseRequest<Operation>;
  differences: string[];
}

const likely = [
  '',
  ' ',
  '/',
  'home',
  'fr',
  'en',
  'true',
  '0',
  '1',
  'kits',
  'statistics',
  'platform',
  'default',
  'afi@example.com',
  '+228 90 00 00 01',
];
const hostile = [
  '\u0000',
  '../..',
  "'; drop table pages;--",
  '%00',
  '%',
  '{}',
  '__proto__',
  'constructor',
  '\ud800',
  '💥'.repeat(99),
  'a'.repeat(1100),
];

const text = fc.oneof(
  fc.constantFrom(...likely),
  fc.constantFrom(...hostile),
  fc.string({ unit: 'binary', maxLength: 60 }),
);
/** Values that pass the first checks of some operations: documents of editors, numbers, lists. */
const shaped = fc.constantFrom<unknown>(
  { slug: 'home', title: 'Accueil', sections: [] },
  { name: 'Kermesse' },
  {},
  [],
  0,
  1,
  2,
  -1,
  1e15,
  true,
  'page',
  'site',
);
const value = fc.oneof(
  { weight: 3, arbitrary: text },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
  { weight: 1, arbitrary: shaped },
);
/** A path parameter that URL normalisation does not remove: not empty, not only dots. */
const pathValue = text.filter((each) => !/^\.*$/.test(each.trim()));

async function requestsOf(operation: Operation): Promise<fc.Arbitrary<CaseRequest<Operation>>> {
  const { input } = await operation.schemas();
  const { def } = input._zod;
  const shape: object = 'shape' in def && typeof def.shape === 'object' && def.shape !== null ? def.shape : {};
  const named = new Set(pathParameters(operation));
  const fields = Object.keys(shape).map((name) => [name, named.has(name) ? pathValue : value] as const);
  const raw = fc
    .record(Object.fromEntries(fields), { requiredKeys: [...named] })
    .chain((known) =>
      fc.dictionary(fc.string({ maxLength: 12 }), value, { maxKeys: 2 }).map((others) => ({ ...others, ...known })),
    );
  const keyed = raw.map((fieldsSent): CaseRequest<Operation> => ({ raw: fieldsSent }));
  if (sendsQuery(operation)) return keyed;
  const bytes = fc.oneof(text, fc.json()).map((body): CaseRequest<Operation> => ({ body }));
  return fc.oneof({ weight: 3, arbitrary: keyed }, { weight: 1, arbitrary: bytes });
}

/** The operations that reject every `id` other than the caller's. */
const ownIdOnly = new Set<Operation>([usersGet, usersUpdate, userProfileCreate]);

function withOwnId(request: CaseRequest<Operation>, userId: string): CaseRequest<Operation> {
  return { ...request, raw: { ...request.raw, id: userId } };
}

async function receiveResponse(request: Request, target: ContractTarget): Promise<ReceivedResponse> {
  const response = await target.fetch(request);
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/**
 * Sends generated requests, valid and invalid, to every operation in turn. Returns the responses that the operation
 * does not declare: another shape, an undeclared code, or a status of 500 or more. Does not seed the target.
 */
export async function runGenerated(
  target: ContractTarget,
  { seed, count, logIn }: GeneratedRun,
): Promise<GeneratedFailure[]> {
  const failures: GeneratedFailure[] = [];
  const each = Math.ceil(count / operations.length);
  for (const operation of operations as readonly Operation[]) {
    const session = operation.auth === 'user' ? await logIn?.() : undefined;
    const headers = {
      ...(session !== undefined && { authorization: `Bearer ${session.token}` }),
      ...(operation.auth === 'editor' && editorHeaders),
    };
    for (const generated of fc.sample(await requestsOf(operation), { seed, numRuns: each })) {
      const own = session !== undefined && ownIdOnly.has(operation) ? withOwnId(generated, session.userId) : generated;
      const request = { ...own, headers };
      const response = await receiveResponse(requestOf(operation, request, target), target);
      const found = await checkShape(operation, response);
      if (response.status >= 500) found.push(`status: ${response.status}`);
      if (found.length > 0) failures.push({ operation: operation.name, request, differences: found });
    }
  }
  return failures;
}
