import { codeOfStatus, readErrorCode } from '../operation/error-codes.ts';
import { difficultyHeader, maxDifficulty } from '../schemas/forms/human-check-wire.ts';
import { isRecord } from '../schemas/common/record.ts';
import type { Failure } from '../failures/failure.ts';

type RefusedFailure = Extract<Failure, { kind: 'refused' }>;

/** Reads the field messages. A backend sends one message per field, or a list, of which the first is used. */
function readFields(data: unknown): Record<string, string> | undefined {
  if (!isRecord(data)) return undefined;
  const fields = Object.entries(data).flatMap(([field, value]): [string, string][] => {
    const message: unknown = Array.isArray(value) ? value[0] : value;
    return typeof message === 'string' ? [[field, message]] : [];
  });
  return fields.length === 0 ? undefined : Object.fromEntries(fields);
}

function readRetryAfter(headers: Headers): number | undefined {
  const value = headers.get('retry-after');
  if (value === null) return undefined;
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined;
}

function readDifficulty(headers: Headers): number {
  const difficulty = Number(headers.get(difficultyHeader) ?? 0);
  return Number.isInteger(difficulty) ? Math.min(Math.max(difficulty, 0), maxDifficulty) : 0;
}

/** Parses a refusal from any body. If the body has no known error code, the status determines the code. */
export function readRefusal({ status, headers }: Pick<Response, 'status' | 'headers'>, body: unknown): RefusedFailure {
  const refusal = isRecord(body) ? body : {};
  const code = readErrorCode(refusal['errorCode']) ?? codeOfStatus(status);
  const fields = code === 'form/invalid_data' ? readFields(refusal['data']) : undefined;
  const retryAfter = readRetryAfter(headers);
  return {
    kind: 'refused',
    status,
    code,
    ...(typeof refusal['message'] === 'string' && { message: refusal['message'] }),
    ...(fields !== undefined && { fields }),
    ...(retryAfter !== undefined && { retryAfter }),
    ...(code === 'auth/human_check_required' && { difficulty: readDifficulty(headers) }),
  };
}
