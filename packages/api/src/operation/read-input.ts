import * as z from 'zod/mini';
import { isRecord } from '../schemas/common/record.ts';
import type { Refusal } from './envelope.ts';
import { errorCodeOf, wholeInput, isMissing } from './field-error-codes.ts';
import { sendsQuery, type InputOf, type Operation } from './operation.ts';

/** The result of reading a request: the operation's input, or a refusal. */
export type InputResult<T> = { ok: true; input: T } | { ok: false; refusal: Refusal };

/** The default maximum size of a request body in bytes. A larger one is refused with `request/too_large`. */
export const maxBodyBytes = 1_048_576;

const missing = { ok: false, refusal: { code: 'auth/missing_data' } } as const;

/** Reads the query. The last value of a repeated parameter wins. */
function readQuery(url: string): Record<string, unknown> {
  return Object.fromEntries(new URL(url).searchParams);
}

/** Reads the fields of a form. Returns the error code if it cannot. */
export type FormReader = (request: Request, maxBytes: number) => Promise<Record<string, unknown> | Refusal['code']>;

/** Reads a form with all its bytes in memory, for the mock. */
const readFormInMemory: FormReader = async (request, maxBytes) => {
  const type = request.headers.get('content-type');
  if (type?.toLowerCase().startsWith('multipart/form-data') !== true) return 'request/malformed';
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength > maxBytes) return 'request/too_large';
  try {
    const form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
    return Object.fromEntries(form);
  } catch {
    return 'request/malformed';
  }
};

async function readBody(
  operation: Operation,
  request: Request,
  readForm: FormReader,
): Promise<Record<string, unknown> | Refusal['code']> {
  const maxBytes = operation.maxBytes ?? maxBodyBytes;
  if (operation.requestFormat === 'form') return readForm(request, maxBytes);
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength > maxBytes) return 'request/too_large';
  try {
    const body: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return isRecord(body) ? body : 'request/malformed';
  } catch {
    return 'request/malformed';
  }
}

/**
 * Reads and validates the input of an operation, in the same way on the server and in the mock. `parameters` are the
 * decoded parameters of the path; `readForm` reads multipart bodies.
 * A body that is neither a JSON object nor a form is refused with `request/malformed`, invalid fields with
 * `form/invalid_data` and the error code of each field. If the operation declares `auth/missing_data` and all errors
 * are missing values, it is refused with that. Undeclared keys are dropped.
 */
export async function readInput<O extends Operation>(
  operation: O,
  request: Request,
  parameters: Readonly<Record<string, string | undefined>> = {},
  readForm: FormReader = readFormInMemory,
): Promise<InputResult<InputOf<O>>> {
  const sent = sendsQuery(operation) ? readQuery(request.url) : await readBody(operation, request, readForm);
  if (typeof sent === 'string') return { ok: false, refusal: { code: sent } };
  const { input } = await operation.schemas();
  const read = z.safeParse(input, { ...sent, ...parameters }, { reportInput: true });
  if (read.success) return { ok: true, input: read.data as InputOf<O> };
  if (operation.errors.some((code) => code === 'auth/missing_data') && read.error.issues.every(isMissing))
    return missing;
  const fields: NonNullable<Refusal['fields']> = {};
  for (const issue of read.error.issues) {
    const field = issue.path.map(String).join('.') || wholeInput;
    fields[field] ??= errorCodeOf(issue);
  }
  return { ok: false, refusal: { code: 'form/invalid_data', fields } };
}
