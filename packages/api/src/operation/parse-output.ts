import * as z from 'zod/mini';
import type { Operation, OutputOf, ResponseData } from './operation.ts';

/** A fault of a response body. It contains no values of the body, so that it can be logged. */
export interface OutputIssue {
  path: string;
  message: string;
}

/** The result of parsing a response body. */
export type OutputResult<T> = { ok: true; data: T } | { ok: false; issues: OutputIssue[] };

/** Parses the whole response body with the operation's output schema. Undeclared fields are dropped. */
export async function parseOutput<O extends Operation>(
  operation: O,
  body: unknown,
): Promise<OutputResult<OutputOf<O>>> {
  const { output } = await operation.schemas();
  const read = z.safeParse(output, body);
  if (read.success) return { ok: true, data: read.data as OutputOf<O> };
  return {
    ok: false,
    issues: read.error.issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message })),
  };
}

/** Parses a response body with the operation's output schema, and returns its content (`ResponseData`). */
export async function parseData<O extends Operation>(
  operation: O,
  body: unknown,
): Promise<OutputResult<ResponseData<O>>> {
  const { output } = await operation.schemas();
  const read = await parseOutput<Operation>(operation, body);
  if (!read.ok) return read;
  const isEnvelope = output instanceof z.ZodMiniObject && 'data' in output.shape;
  return { ok: true, data: (isEnvelope ? (read.data as { data: unknown }).data : read.data) as ResponseData<O> };
}
