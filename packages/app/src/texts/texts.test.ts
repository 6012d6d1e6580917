import { expect, it } from 'vitest';
import en from './app/texts.en.json';
import fr from './app/texts.fr.json';

const keysOf = (value: object, path = ''): string[] =>
  Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string' ? [path + key] : keysOf(inner as object, `${path}${key}.`),
  );

it('both languages have the same keys', () => {
  expect(keysOf(fr)).toEqual(keysOf(en));
});

it.each([fr, en])('the parts of the not-found title add up to the whole title', ({ notFound }) => {
  expect(notFound.titleCode + notFound.titleDash + notFound.titleText).toBe(notFound.title);
});

it('the not-found texts match the specification', () => {
  expect(en.notFound).toMatchObject({
    title: 'Error 404 - Page not found',
    text: 'Oops! The page you are looking for does not exist...',
    back: 'BACK TO HOME',
  });
});

it('French texts have no ordinary space before high punctuation', () => {
  expect(JSON.stringify(fr)).not.toMatch(/ [!?;:»]|« /);
});
