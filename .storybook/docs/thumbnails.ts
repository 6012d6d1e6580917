/** The pictures that tests compare stories with, in English. */
const pictures: Record<string, string> = import.meta.glob('../../screenshots/*/{en-dark-360,en-light-1280}.png', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The address of a story's picture, if there is one. */
export const thumbnailOf = (storyId: string): string | undefined =>
  ['en-light-1280', 'en-dark-360']
    .map((size) => pictures[`../../screenshots/${storyId.replace('--', '-')}/${size}.png`])
    .find((picture) => picture !== undefined);
