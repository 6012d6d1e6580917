import { fault, type Fault } from '../schema/faults.ts';
import { parseJsonText } from '../schema/json.ts';

/** Reads `sectionsOrder` or `sectionsDisabled`: ids of sections on the page. */
export function readOrder(
  configuration: Record<string, unknown>,
  key: 'sectionsOrder' | 'sectionsDisabled',
  known: ReadonlySet<string>,
): { ids: string[]; faults: Fault[] } {
  const value = parseJsonText(configuration[key] ?? []);
  if (!Array.isArray(value)) {
    return {
      ids: [],
      faults: [fault([key], { fr: 'une liste d’identifiants', en: 'a list of identifiers' }, value, { code: 'order' })],
    };
  }
  const ids: string[] = [];
  const faults: Fault[] = [];
  const expected = {
    fr: 'l’identifiant slug__linkId d’une section de cette page',
    en: 'the identifier slug__linkId of a section of this page',
  };
  value.forEach((id: unknown, index) => {
    if (typeof id === 'string' && known.has(id)) ids.push(id);
    else faults.push(fault([key, index], expected, id, { code: 'order' }));
  });
  return { ids, faults };
}

/**
 * Sorts sections by the list, then the unlisted ones by their position, then those without an id. Leaves out the
 * disabled ones.
 */
export function sortSections<T extends { id?: string; index: number }>(
  sections: readonly T[],
  order: readonly string[],
  disabled: readonly string[] = [],
): T[] {
  const positions = new Map(order.toReversed().map((id, index) => [id, order.length - 1 - index]));
  const disabledIds = new Set<string | undefined>(disabled);
  const rank = ({ id }: T) => (id === undefined ? Infinity : (positions.get(id) ?? Number.MAX_SAFE_INTEGER));
  return sections.filter(({ id }) => !disabledIds.has(id)).toSorted((a, b) => rank(a) - rank(b) || a.index - b.index);
}
