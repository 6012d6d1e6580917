import * as z from 'zod/mini';
import type { FieldErrorCode } from '../forms/field-error-code.ts';
import { extensionOf, type UploadRule } from './upload.ts';

/** Returns the schema of an uploaded file: its size and extension. The server checks its bytes. */
export function uploadedFile(
  { maxBytes, extensions }: UploadRule,
  codes: { size: FieldErrorCode; type: FieldErrorCode },
) {
  return z.file().check(
    z.refine(({ size }) => size > 0, { error: 'file_broken' satisfies FieldErrorCode, abort: true }),
    z.refine(({ size }) => size <= maxBytes, { error: codes.size, abort: true }),
    z.refine(({ name }) => extensions.includes(extensionOf(name)), codes.type),
  );
}

/** The name of a stored file as the server generates it: no path, no leading dot. */
export const fileName = z.string().check(
  z.regex(/^[\w-][\w.-]{0,199}$/),
  z.refine((name) => !name.includes('..'), 'invalid'),
);
