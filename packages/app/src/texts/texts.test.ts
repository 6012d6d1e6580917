import { expect, it } from 'vitest';
import en from './app/texts.en.json';
import fr from './app/texts.fr.json';

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
