import type { Fault } from '../schema/faults.ts';
import { registry as allSections } from '../schemas.generated.ts';
import type { DataSource } from './configuration.ts';
import { parsePageOf, readPageParts, type ReadContext } from './parse-page.ts';
import type { Registry } from './registry.ts';
import { withoutFaults } from './without-faults.ts';

export type { DataSource } from './configuration.ts';

/** The context of reading a page. All sections of the library are known by default. */
export type PageContext = Omit<ReadContext, 'registry'> & Partial<Pick<ReadContext, 'registry'>>;

/**
 * Parses a page configuration for rendering: the valid sections in order, without the disabled ones, in one language.
 * Never throws; `page` is null only if the input is not an object.
 */
export function parsePage(configuration: unknown, context: PageContext): ReturnType<typeof parsePageOf> {
  return parsePageOf(configuration, { ...context, registry: context.registry ?? allSections });
}

/**
 * Returns every fault of a page configuration, including those of disabled sections. `validate` prints them; an import
 * with faults is refused.
 */
export function checkPage(configuration: unknown, registry: Registry = allSections): Fault[] {
  return readPageParts(configuration, { registry }).faults;
}

/** Returns the external data sources of a page's sections, by section id. Disabled sections are left out. */
export function sourcesOf(
  configuration: unknown,
  registry: Registry = allSections,
): { id: string; source: DataSource }[] {
  return readPageParts(configuration, { registry }).sections.flatMap(({ id, source }) =>
    source === undefined ? [] : [{ id, source }],
  );
}

/** Returns a copy of a page configuration without its faulty values. `import --force` stores it. */
export function repairPage<T extends Record<string, unknown>>(configuration: T, registry?: Registry): T {
  return withoutFaults(configuration, (value) => checkPage(value, registry));
}
