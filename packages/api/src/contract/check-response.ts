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
 * Compares a successful body with the operation's output schema. Returns the faults of the schema and the keys that it
 * does not declare, so that a server cannot send undeclared data.
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
    return [`body.errorCode: ${JSON.stringify(body['errorCode'])} is not an error code`];
  const faults: string[] = [];
  if (!declared.includes(code)) faults.push(`body.errorCode: ${operation.name} does not declare ${code}`);
  if (errorStatus[code] !== status) faults.push(`status: ${code} has status ${errorStatus[code]}, found ${status}`);
  if (typeof body['message'] !== 'string' || body['message'] === '') faults.push('body.message: expected a text');
  const extra = Object.keys(body).filter((key) => !['errorCode', 'message', 'data'].includes(key));
  faults.push(...extra.map((key) => `body.${key}: not declared`));
  const { data } = body;
  if (data !== undefined && !(isRecord(data) && Object.values(data).every((message) => typeof message === 'string'))) {
    faults.push('body.data: expected an object with a message per field');
  }
  return faults;
}

/** A received response. */
export interface ReceivedResponse {
  status: number;
  headers: Headers;
  text: string;
}

/** Checks that a file has a content type, and not one that a browser renders as a page. */
function checkFile({ headers }: ReceivedResponse): string[] {
  const type = headers.get('content-type');
  return type === null || /html|xml|script/.test(type)
    ? [`content-type: ${type ?? 'none'} is not allowed for a file`]
    : [];
}

/** Checks the status of a HEAD response, which has no body. */
function checkStatus(operation: Operation, status: number): string[] {
  const statuses = new Set<number>(declaredCodes(operation).map((code) => errorStatus[code]));
  return status === 200 || statuses.has(status) ? [] : [`status: ${operation.name} does not declare ${status}`];
}

/**
 * Checks whether a response is valid for the operation, whatever the request was. Returns the faults; an empty array if
 * there is none.
 */
export async function checkShape(operation: Operation, response: ReceivedResponse): Promise<string[]> {
  const { status, headers, text } = response;
  if (operation.responseType === 'nothing') return checkStatus(operation, status);
  if (operation.responseType === 'file' && status === 200) return checkFile(response);
  const type = headers.get('content-type');
  if (type?.startsWith('application/json') !== true)
    return [`content-type: expected application/json, found ${type ?? 'none'}`];
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return ['body: expected JSON'];
  }
  if (status === 200) return checkBody(operation, body);
  if (status < 400) return [`status: expected 200 or a refusal, found ${status}`];
  return checkEnvelope(operation, status, body);
}

/** Compares a response of valid shape with the expectation of a case. Returns the differences. */
export function checkExpectation<O extends Operation>(expect: Expectation<O>, status: number, body: unknown): string[] {
  if ('status' in expect) {
    if (status !== 200) return [`status: expected 200, found ${status} (${codeOfStatus(status)})`];
    return expect.body === undefined ? [] : differences(body, expect.body);
  }
  const { errorCode, fields, messages } = expect;
  if (body === '')
    return errorStatus[errorCode] === status
      ? []
      : [`status: expected ${errorStatus[errorCode]} (${errorCode}), found ${status}`];
  const faults = differences(body, { errorCode, ...(messages && { data: messages }) });
  const fieldNames = isRecord(body) && isRecord(body['data']) ? Object.keys(body['data']).toSorted() : [];
  if (fields !== undefined) faults.push(...differences(fieldNames, fields.toSorted(), { at: 'fields' }));
  return faults;
}
