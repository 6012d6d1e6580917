import { expect, it } from 'vitest';
import en from './app/texts.en.json';
import fr from './app/texts.fr.json';

const keysOf = (value: object, path = ''): string[] =>
  Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string' ? [path + key] : keysOf(inner as object, `${path}${key}.`),
  );

it('says the same things in both languages', () => {
  expect(keysOf(fr)).toEqual(keysOf(en));
});

it.each([fr, en])('splits the title of the missing page without losing a letter', ({ notFound }) => {
  expect(notFound.titleCode + notFound.titleDash + notFound.titleText).toBe(notFound.title);
});

it('keeps the words of the specification', () => {
  expect(en.notFound).toMatchObject({
    title: 'Error 404 - Page not found',
    text: 'Oops! The page you are looking for does not exist...',
    back: 'BACK TO HOME',
  });
});

it('puts no ordinary space before high punctuation in French', () => {
  expect(JSON.stringify(fr)).not.toMatch(/ [!?;:»]|« /);
});
