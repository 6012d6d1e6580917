import fc from 'fast-check';
import { exampleSlugs, loadExamples } from '../page/examples.ts';

type Keys = (string | number)[];

/** Returns the paths of all values in a document. */
function pathsIn(value: unknown, keys: Keys = []): Keys[] {
  if (typeof value !== 'object' || value === null) return [keys];
  const entries: [string | number, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [keys, ...entries.flatMap(([key, child]) => pathsIn(child, [...keys, key]))];
}

/** Returns a copy of the document with one value replaced. */
function changed(document: object, keys: Keys, value: unknown): unknown {
  if (keys.length === 0) return value;
  const copy: unknown = structuredClone(document);
  const holder = keys
    .slice(0, -1)
    .reduce<unknown>((here, key) => (here as Record<string | number, unknown>)[key], copy);
  (holder as Record<string | number, unknown>)[keys.at(-1) as string] = value;
  return copy;
}

/** A script URL. */
const scriptAddress = ['javascript', 'alert(1)'].join(':');
const hostile = [
  '',
  ' ',
  scriptAddress,
  '//elsewhere.example',
  'data:text/html,x',
  '[',
  '{"fr":',
  '\u0000',
  '\ud800',
  '__proto__',
  'constructor',
  '💥'.repeat(50),
  '<img src=x onerror=alert(1)>',
  'no-such-section',
  'no-such-section__x',
];
const extreme: unknown[] = [
  undefined,
  null,
  [],
  {},
  [[[[]]]],
  { fr: null },
  { fr: {} },
  -1,
  0,
  1.5,
  1e308,
  true,
  false,
];
/** Large values, used rarely because they are slow. */
const huge: unknown[] = ['x'.repeat(20_000), Array.from({ length: 500 }, (_, index) => ({ title: `${index}` }))];

const replacement = fc.oneof(
  { weight: 3, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 3, arbitrary: fc.constantFrom(...hostile) },
  { weight: 3, arbitrary: fc.constantFrom(...extreme) },
  { weight: 1, arbitrary: fc.constantFrom(...huge) },
);

/** Creates one page per example of each section. */
export async function examplePages(): Promise<Record<string, unknown>[]> {
  const all = await Promise.all(
    exampleSlugs.map(async (slug) =>
      Object.entries(await loadExamples(slug)).map(([name, example]) => ({
        slug: 'page',
        title: { fr: `${slug} : ${name}`, en: `${slug}: ${name}` },
        sections: [{ slug, pivot: { linkId: 'main' }, ...example }],
        sectionsOrder: [`${slug}__main`],
        sectionsDisabled: [],
      })),
    ),
  );
  return all.flat();
}

/** Generates pages with one to four values replaced by anything, and occasionally truncated JSON. */
export function mutatedPages(pages: readonly Record<string, unknown>[]): fc.Arbitrary<unknown> {
  const page = fc.constantFrom(...pages);
  const replaced = fc
    .tuple(page, fc.array(fc.tuple(fc.nat(), replacement), { minLength: 1, maxLength: 4 }))
    .map(([given, changes]) =>
      changes.reduce<unknown>((document, [at, value]) => {
        if (typeof document !== 'object' || document === null) return document;
        const paths = pathsIn(document);
        return changed(document, paths[at % paths.length] ?? [], value);
      }, given),
    );
  const cut = fc.tuple(page, fc.nat()).map(([given, at]) => {
    const text = JSON.stringify(given);
    return text.slice(0, at % text.length);
  });
  return fc.oneof({ weight: 30, arbitrary: replaced }, { weight: 1, arbitrary: cut });
}

/** Generates pages with unknown keys in any object. */
export function extendedPages(pages: readonly Record<string, unknown>[]): fc.Arbitrary<Record<string, unknown>> {
  const unknownKeys = fc.array(fc.tuple(fc.nat(), fc.string({ maxLength: 12 }), fc.jsonValue({ maxDepth: 2 })), {
    minLength: 1,
    maxLength: 4,
  });
  return fc.tuple(fc.constantFrom(...pages), unknownKeys).map(([given, additions]) =>
    additions.reduce<Record<string, unknown>>((document, [at, name, value]) => {
      const holders = pathsIn(document).filter((keys) => {
        const here = keys.reduce<unknown>((part, key) => (part as Record<string | number, unknown>)[key], document);
        return typeof here === 'object' && here !== null && !Array.isArray(here);
      });
      return changed(document, [...(holders[at % holders.length] ?? []), `x-${name}`], value) as Record<
        string,
        unknown
      >;
    }, given),
  );
}
