/**
 * A JSON list or object that arrives as a string, parsed; anything else as it is
 * (specification §3: "features as a JSON list").
 */
export function fromJsonText(input: unknown): unknown {
  if (typeof input !== 'string' || !/^\s*[[{]/.test(input)) return input;
  try {
    return JSON.parse(input) as unknown;
  } catch {
    return input;
  }
}

export { isRecord } from '@kermesse/api/schemas/common/record';
