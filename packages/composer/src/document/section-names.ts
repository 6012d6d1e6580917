import type { Locale } from '@kermesse/sections/locale';
import { entryFor } from '@kermesse/sections/page-registry';
import { registry } from '@kermesse/sections/schemas';
import type { SectionDefinition } from '@kermesse/sections/section';

/** Returns the definition of a section by its identifier or slug; undefined for an unknown kind. */
export function definitionOf(id: string | undefined): SectionDefinition | undefined {
  return id === undefined ? undefined : entryFor<SectionDefinition>(registry, id);
}

/** Returns the name of a section by its identifier or slug, which is the name of an unknown kind. */
export const sectionName = <Id extends string | undefined>(id: Id, locale: Locale): string | Id =>
  definitionOf(id)?.name[locale] ?? id;
