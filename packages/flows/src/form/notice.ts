import type { ErrorMessage } from '../failures/failures.ts';
import type { Fault, Faults, Values } from './check.ts';

/** What is said above a form's button. */
export interface FormNotice extends ErrorMessage {
  /** The server's words on fields that this form does not have. */
  others?: string[];
}

/** Parts what is said of fields into faults of this form and words that belong to none of its fields. */
export function sortSaid<V extends Values>(said: ErrorMessage, values: V): { faults: Faults<V>; notice: FormNotice } {
  const faults: Record<string, Fault> = {};
  const others: string[] = [];
  for (const [name, text] of Object.entries(said.fields ?? {})) {
    if (Object.hasOwn(values, name)) faults[name] = { text };
    else others.push(text);
  }
  if (said.at !== undefined) faults[said.at.field] = { key: said.at.key, ns: 'failures' };
  return { faults: faults as Faults<V>, notice: { ...said, ...(others.length > 0 && { others }) } };
}
