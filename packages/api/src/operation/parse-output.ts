import * as z from 'zod/mini';
import type { Operation, OutputOf } from './operation.ts';

/** One way in which a body is not what the operation promises. Says no values, so that it may be logged. */
export interface OutputIssue {
  path: string;
  message: string;
}

/** What reading a body gave. */
export type OutputResult<T> = { ok: true; data: T } | { ok: false; issues: OutputIssue[] };

/** Reads the body of an answer by the operation's output schema; fields that it does not name are left out. */
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
