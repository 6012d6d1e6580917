import type { Fault } from '../schema/faults.ts';
import { registry as allSections } from '../schemas.generated.ts';
import type { DataSource } from './configuration.ts';
import { parsePageOf, readPage, type ReadContext } from './parse-page.ts';
import type { Registry } from './registry.ts';
import { withoutFaults } from './without-faults.ts';

export type { DataSource } from './configuration.ts';

/** What reading a page needs from outside. The known sections are all of the library by default. */
export type PageContext = Omit<ReadContext, 'registry'> & Partial<Pick<ReadContext, 'registry'>>;

/**
 * Reads a page configuration for rendering: the valid sections, in order, without the disabled ones, in one language.
 * Never throws for any input; `page` is null only when there is not even an object.
 */
export function parsePage(configuration: unknown, context: PageContext): ReturnType<typeof parsePageOf> {
  return parsePageOf(configuration, { ...context, registry: context.registry ?? allSections });
}

/** Every fault of a page configuration, of disabled sections too: what `validate` prints and an import refuses with. */
export function checkPage(configuration: unknown, registry: Registry = allSections): Fault[] {
  return readPage(configuration, { registry }).faults;
}

/** The data that a page's sections want from elsewhere, by identifier. Disabled sections want none. */
export function sourcesOf(
  configuration: unknown,
  registry: Registry = allSections,
): { id: string; source: DataSource }[] {
  return readPage(configuration, { registry }).sections.flatMap(({ id, source }) =>
    source === undefined ? [] : [{ id, source }],
  );
}

/** A copy of a page configuration without its faulty values: what `import --force` stores. */
export function repairPage<T extends Record<string, unknown>>(configuration: T, registry?: Registry): T {
  return withoutFaults(configuration, (value) => checkPage(value, registry));
}
