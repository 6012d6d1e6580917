import {
  accessErrors,
  codeOfStatus,
  commonErrors,
  errorStatus,
  readErrorCode,
  type ErrorCode,
} from '../operation/error-codes.ts';
import type { Operation } from '../operation/operation.ts';
import { parseOutput } from '../operation/parse-output.ts';
import { isRecord } from '../schemas/common/record.ts';
import type { Expectation } from './case.ts';
import { differences } from './differences.ts';

/**
 * How a successful body differs from the operation's output schema: what the schema says, and keys that it does not
 * declare, so that nothing leaves a server unnoticed.
 */
async function checkBody(operation: Operation, body: unknown): Promise<string[]> {
  const read = await parseOutput(operation, body);
  if (!read.ok) return read.issues.map(({ path, message }) => `body.${path}: ${message}`);
  return differences(body, read.data, { exact: true });
}

function declaredCodes({ errors, auth }: Operation): ErrorCode[] {
  return [...errors, ...accessErrors[auth], ...commonErrors, 'request/too_large', 'request/method_not_allowed'];
}

function checkEnvelope(operation: Operation, status: number, body: unknown): string[] {
  if (!isRecord(body)) return ['body: expected the error envelope'];
  const declared = declaredCodes(operation);
  const code = readErrorCode(body['errorCode']);
  if (code === undefined || code !== body['errorCode'])
    return [`body.errorCode: ${JSON.stringify(body['errorCode'])} is no code`];
  const found: string[] = [];
  if (!declared.includes(code)) found.push(`body.errorCode: ${operation.name} does not declare ${code}`);
  if (errorStatus[code] !== status) found.push(`status: ${code} travels under ${errorStatus[code]}, found ${status}`);
  if (typeof body['message'] !== 'string' || body['message'] === '') found.push('body.message: expected a text');
  const extra = Object.keys(body).filter((key) => !['errorCode', 'message', 'data'].includes(key));
  found.push(...extra.map((key) => `body.${key}: not declared`));
  const { data } = body;
  if (data !== undefined && !(isRecord(data) && Object.values(data).every((message) => typeof message === 'string'))) {
    found.push('body.data: expected a message for each field');
  }
  return found;
}

/** An answer as it came. */
export interface Answer {
  status: number;
  headers: Headers;
  text: string;
}

/** What must hold of the headers of a file: its type is the one that was found, and no browser shows it as a page. */
function checkFile({ headers }: Answer): string[] {
  const type = headers.get('content-type');
  return type === null || /html|xml|script/.test(type) ? [`content-type: ${type ?? 'none'} is no type of a file`] : [];
}

/** HEAD answers nothing but a status. */
function checkStatus(operation: Operation, status: number): string[] {
  const statuses = new Set<number>(declaredCodes(operation).map((code) => errorStatus[code]));
  return status === 200 || statuses.has(status) ? [] : [`status: ${operation.name} does not declare ${status}`];
}

/** How an answer differs from what every answer of the operation must be, whatever was asked; empty when it does not. */
export async function checkShape(operation: Operation, answer: Answer): Promise<string[]> {
  const { status, headers, text } = answer;
  if (operation.answers === 'nothing') return checkStatus(operation, status);
  if (operation.answers === 'file' && status === 200) return checkFile(answer);
  const type = headers.get('content-type');
  if (type?.startsWith('application/json') !== true)
    return [`content-type: expected application/json, found ${type ?? 'none'}`];
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return ['body: no JSON'];
  }
  if (status === 200) return checkBody(operation, body);
  if (status < 400) return [`status: expected 200 or a refusal, found ${status}`];
  return checkEnvelope(operation, status, body);
}

/** How an answer of the right shape differs from what a case expects. */
export function checkExpectation<O extends Operation>(expect: Expectation<O>, status: number, body: unknown): string[] {
  if ('status' in expect) {
    if (status !== 200) return [`status: expected 200, found ${status} (${codeOfStatus(status)})`];
    return expect.body === undefined ? [] : differences(body, expect.body);
  }
  const { errorCode, fields, messages } = expect;
  if (body === '')
    return errorStatus[errorCode] === status ? [] : [`status: expected that of ${errorCode}, found ${status}`];
  const found = differences(body, { errorCode, ...(messages && { data: messages }) });
  const named = isRecord(body) && isRecord(body['data']) ? Object.keys(body['data']).toSorted() : [];
  if (fields !== undefined) found.push(...differences(named, fields.toSorted(), { at: 'fields' }));
  return found;
}
