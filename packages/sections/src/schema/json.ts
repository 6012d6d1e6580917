/**
 * Parses a JSON list or object in a string; returns any other value unchanged (specification §3: "features as a JSON
 * list").
 */
export function parseJsonText(input: unknown): unknown {
  if (typeof input !== 'string' || !/^\s*[[{]/.test(input)) return input;
  try {
    return JSON.parse(input) as unknown;
  } catch {
    return input;
  }
}

export { isRecord } from '@kermesse/api/schemas/common/record';
