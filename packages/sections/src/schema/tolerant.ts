import type * as z from 'zod';
import { fault, createRemovalFault, type Fault, type FaultCode, type PathKey } from './faults.ts';
import { parseJsonText, isRecord } from './json.ts';
import { metaOf, type FieldMeta } from './meta.ts';

/** The result of reading: the usable part of the value (undefined if there is none) and all faults. */
export interface Reading {
  value: unknown;
  faults: Fault[];
  /** Whether the value can be used. False for a required value that is invalid; its parent is then left out too. */
  usable: boolean;
}

/**
 * Reads a value with the schema of a field and leaves out only its invalid parts: an invalid field, or a list item
 * whose required field is invalid. Reports each with its path. Never throws for any input.
 */
export function readTolerantly(schema: z.ZodType, input: unknown, keys: PathKey[] = []): Reading {
  const meta = metaOf(schema);
  if ((input === undefined || input === null) && !meta.required) return { value: undefined, faults: [], usable: true };
  if (meta.kind === 'group') return readGroup(meta, input, keys);
  if (meta.kind === 'list') return readList(meta, input, keys);
  return readLeaf(schema, meta, input, keys);
}

function readGroup(meta: FieldMeta, input: unknown, keys: PathKey[]): Reading {
  const parsed = parseJsonText(input);
  if (!isRecord(parsed))
    return { value: undefined, faults: [fault(keys, meta.expected, parsed)], usable: !meta.required };
  const value: Record<string, unknown> = {};
  const faults: Fault[] = [];
  let usable = true;
  for (const [key, child] of Object.entries(meta.fields ?? {})) {
    const reading = readTolerantly(child, Object.hasOwn(parsed, key) ? parsed[key] : undefined, [...keys, key]);
    faults.push(...reading.faults);
    if (reading.value !== undefined) value[key] = reading.value;
    if (!reading.usable) usable = false;
  }
  return { value: usable ? value : undefined, faults, usable };
}

function readList(meta: FieldMeta, input: unknown, keys: PathKey[]): Reading {
  const parsed = parseJsonText(input);
  const { item } = meta;
  if (!Array.isArray(parsed) || item === undefined) {
    return {
      value: meta.required ? undefined : [],
      faults: [fault(keys, meta.expected, parsed)],
      usable: !meta.required,
    };
  }
  const value: unknown[] = [];
  const faults: Fault[] = [];
  parsed.forEach((entry: unknown, index) => {
    const reading = readTolerantly(item, entry, [...keys, index]);
    faults.push(...reading.faults);
    if (reading.usable && reading.value !== undefined) value.push(reading.value);
  });
  if (!meta.required || value.length > 0) return { value, faults, usable: true };
  // If items were invalid, their faults explain why the list is empty.
  if (faults.length === 0) faults.push(fault(keys, meta.expected, parsed, { code: 'missing' }));
  return { value: undefined, faults, usable: false };
}

function readLeaf(schema: z.ZodType, meta: FieldMeta, input: unknown, keys: PathKey[]): Reading {
  const parsed = schema.safeParse(input);
  if (parsed.success) {
    const removedParts = meta.inspect?.(parsed.data) ?? [];
    const faults = removedParts.map((part) => createRemovalFault([...keys, ...part.keys], meta.expected, part.found));
    return { value: parsed.data, faults, usable: true };
  }
  const value = meta.salvage?.(input);
  const paths = new Map(parsed.error.issues.map(({ path }) => [JSON.stringify(path), path as PathKey[]]));
  const faults = [...paths.values()].map((below) => {
    const invalidValue = valueAt(parseJsonText(input), below);
    const kept = value !== undefined;
    const code = codeOf(meta, below, invalidValue, kept);
    return { ...fault([...keys, ...below], meta.expected, invalidValue, { kept, code }), field: keys };
  });
  return { value, faults, usable: value !== undefined || !meta.required };
}

/** Returns the code of a missing value that has a specific one; undefined to derive the code from the value. */
function codeOf(
  { kind }: FieldMeta,
  below: readonly PathKey[],
  found: unknown,
  salvaged: boolean,
): FaultCode | undefined {
  if (found !== undefined && found !== null && found !== '') return undefined;
  if (kind === 'image' && (below.length === 0 || below[0] === 'src')) return 'missing-picture';
  return salvaged && below.at(-1) === 'fr' ? 'missing-french' : undefined;
}

/** Returns the value at a path; undefined if it does not exist. */
export function valueAt(value: unknown, keys: readonly PathKey[]): unknown {
  let current = value;
  for (const key of keys) {
    const parsed = parseJsonText(current);
    if (typeof parsed !== 'object' || parsed === null || !Object.hasOwn(parsed, key)) return undefined;
    current = (parsed as Record<PathKey, unknown>)[key];
  }
  return current;
}
