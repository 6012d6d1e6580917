/** The URLs of the reference screenshots in English. */
const pictures: Record<string, string> = import.meta.glob('../../screenshots/*/{en-dark-360,en-light-1280}.png', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Returns the URL of a story's screenshot, if there is one. */
export const thumbnailOf = (storyId: string): string | undefined =>
  ['en-light-1280', 'en-dark-360']
    .map((size) => pictures[`../../screenshots/${storyId.replace('--', '-')}/${size}.png`])
    .find((picture) => picture !== undefined);
