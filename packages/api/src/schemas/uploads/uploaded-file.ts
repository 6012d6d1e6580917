import * as z from 'zod/mini';
import type { FieldFault } from '../forms/field-fault.ts';
import { endingOf, type UploadRule } from './upload.ts';

/** One file of a form, by its size and the ending of its name; what its bytes are, the server looks up itself. */
export function uploadedFile({ maxBytes, endings }: UploadRule, faults: { size: FieldFault; type: FieldFault }) {
  return z.file().check(
    z.refine(({ size }) => size > 0, { error: 'file_broken' satisfies FieldFault, abort: true }),
    z.refine(({ size }) => size <= maxBytes, { error: faults.size, abort: true }),
    z.refine(({ name }) => endings.includes(endingOf(name)), faults.type),
  );
}

/** The name of a stored file as the server makes them: no path, no dot in front. */
export const fileName = z.string().check(
  z.regex(/^[\w-][\w.-]{0,199}$/),
  z.refine((name) => !name.includes('..'), 'invalid'),
);
