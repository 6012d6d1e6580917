import fc from 'fast-check';
import type { Command } from '../document/commands.ts';
import type { Configuration } from '../document/json.ts';

const slug = fc.constantFrom('banner', 'pricing', 'hero-slider', 'free-content', 'hologram', '');
const linkId = fc.constantFrom('main', 'a', 'b', 'main-2', 'x__y');
const loose = fc.jsonValue({ maxDepth: 2 });

const data = fc.oneof(
  fc.record(
    {
      title: fc.oneof(fc.string(), fc.record({ fr: fc.string(), en: fc.string() }, { requiredKeys: ['fr'] })),
      invented: loose,
    },
    { requiredKeys: [] },
  ),
  fc.record({
    services: fc.array(fc.record({ name: fc.string(), features: fc.constant('["a", {"fr": "b"}]') }), { maxLength: 3 }),
  }),
  loose,
);

/** Generates an entry of `sections`: mostly a section, sometimes an unknown one, sometimes any value. */
const entry = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record(
      {
        slug,
        pivot: fc.record({ linkId, extra: loose }, { requiredKeys: ['linkId'] }),
        data,
        settings: loose,
        unknown: loose,
      },
      { requiredKeys: ['slug'] },
    ),
  },
  { weight: 1, arbitrary: loose },
);

const id = fc.tuple(slug, linkId).map(([one, two]) => `${one}__${two}`);

/**
 * Generates a page configuration with unknown sections and keys, duplicate and invalid entries, and lists with unknown
 * ids.
 */
export const anyPage: fc.Arbitrary<Configuration> = fc
  .record(
    {
      slug: fc.constantFrom('home', 'tarifs'),
      title: fc.record({ fr: fc.string(), en: fc.string() }),
      sections: fc.array(entry, { maxLength: 6 }),
      sectionsOrder: fc.array(id, { maxLength: 6 }),
      sectionsDisabled: fc.array(id, { maxLength: 2 }),
      invented: loose,
    },
    { requiredKeys: ['slug', 'sections'] },
  )
  .chain((page) =>
    fc
      .dictionary(fc.string({ maxLength: 8 }), loose, { maxKeys: 2 })
      .map((others): Configuration => ({ ...others, ...page })),
  );

const keys = fc.oneof(
  fc.constantFrom<(string | number)[]>(
    ['title'],
    ['title', 'en'],
    ['invented'],
    ['sections', 0, 'data', 'title', 'fr'],
    ['sections', 1, 'data', 'services', 0, 'features', 1],
    ['__proto__'],
  ),
  fc.array(fc.oneof(fc.nat({ max: 3 }), fc.constantFrom('sections', 'data', 'title')), { maxLength: 4 }),
);
const place = fc.nat({ max: 4 });

/** Generates any command, sensible or not. */
export const anyCommand: fc.Arbitrary<Command> = fc.oneof(
  fc
    .record({ do: fc.constant('set' as const), keys, value: fc.oneof(loose, fc.constant(undefined)) })
    .filter(({ keys: way }) => way.length > 0),
  fc
    .record({ do: fc.constant('insert' as const), keys, at: place, value: loose })
    .filter(({ keys: way }) => way.length > 0),
  fc.record({ do: fc.constant('removeItem' as const), keys, at: place }).filter(({ keys: way }) => way.length > 0),
  fc
    .record({ do: fc.constant('move' as const), keys, from: place, to: place })
    .filter(({ keys: way }) => way.length > 0),
  fc.record({
    do: fc.constant('add' as const),
    at: place,
    entries: fc.array(fc.record({ slug: fc.constantFrom('banner', 'pricing'), data }), { maxLength: 2 }),
  }),
  fc.record({ do: fc.constant('duplicate' as const), key: id }),
  fc.record({ do: fc.constant('remove' as const), key: fc.oneof(id, fc.constantFrom('#0', '#1')) }),
  fc.record({ do: fc.constant('reorder' as const), key: id, before: fc.oneof(id, fc.constant(null)) }),
  fc.record({ do: fc.constant('enable' as const), key: id, enabled: fc.boolean() }),
  fc.record({ do: fc.constant('replace' as const), configuration: anyPage }),
);
