import { group, translatable } from '@kermesse/sections/schema';
import { defineSection } from '@kermesse/sections/section';
import type { SectionProps } from '@kermesse/sections/section-view';
import { standalone } from '@kermesse/sections/standalone';
import { Container } from '@kermesse/ui/Container';
import { Heading } from '@kermesse/ui/Heading';

const section = defineSection({
  slug: 'quote',
  name: { fr: 'Citation', en: 'Quote' },
  description: { fr: 'Une phrase, en grand.', en: 'One sentence, large.' },
  hydrate: 'never',
  schema: group({
    words: translatable({ label: { fr: 'Phrase', en: 'Sentence' }, required: true }),
  }),
});

function View({ data, first }: SectionProps<typeof section>) {
  return (
    <Container as="section">
      <Heading level={first ? 1 : 2}>{data.words}</Heading>
    </Container>
  );
}

/** A custom section: validated, translated and laid out like the built-in ones. */
export const Quote = standalone(section, View);
