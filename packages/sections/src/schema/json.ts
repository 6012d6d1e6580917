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

/** Whether a value is an object with keys, not null and not a list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
