/** The pictures that tests compare stories with: French in the light on a desktop, English in the dark on a phone. */
const pictures: Record<string, string> = import.meta.glob('../../screenshots/*/{fr-light-1280,en-dark-360}.png', {
  eager: true,
  query: '?url',
  import: 'default',
});

const sizes = { fr: 'fr-light-1280', en: 'en-dark-360' };

/** The address of a story's picture in a language, if there is one. */
export const thumbnailOf = (storyId: string, locale: 'fr' | 'en'): string | undefined =>
  pictures[`../../screenshots/${storyId.replace('--', '-')}/${sizes[locale]}.png`];
