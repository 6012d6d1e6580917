import type { FieldOptions } from './field.ts';
import type { Words } from './locale.ts';
import { link, list, number, text, translatable } from './schema.ts';

/** The fields that many sections have, with their labels. Each section sets their recommended length. */

/** The title of a section. Words between asterisks are emphasised. */
export const heading = <const O extends Pick<FieldOptions, 'required' | 'recommendedLength'>>(options: O) =>
  translatable({
    label: { fr: 'Titre', en: 'Title' },
    hint: {
      fr: 'Les mots entre *astérisques* passent en italique.',
      en: 'Words between *asterisks* are set in italics.',
    },
    noun: { fr: 'un titre', en: 'a title' },
    ...options,
  });

/** The line above a title. */
export const subtitle = (recommendedLength: number, hint?: Words) =>
  translatable({ label: { fr: 'Surtitre', en: 'Line above the title' }, hint, recommendedLength });

/** The short text below or beside a title. */
export const description = (recommendedLength: number) =>
  translatable({ label: { fr: 'Description', en: 'Description' }, recommendedLength });

/** The name of an item of a list. */
export const name = (recommendedLength: number) =>
  translatable({
    label: { fr: 'Nom', en: 'Name' },
    required: true,
    noun: { fr: 'un nom', en: 'a name' },
    recommendedLength,
  });

/** The button of a section: its text and its link. */
export const buttonFields = (hint?: Words) => ({
  buttonText: translatable({ label: { fr: 'Texte du bouton', en: 'Button text' }, hint, recommendedLength: 24 }),
  buttonLink: link({ label: { fr: 'Lien du bouton', en: 'Button link' } }),
});

/** The link of the buttons in a list whose items have none of their own. */
export const sharedButtonLink = () =>
  link({
    label: { fr: 'Lien des boutons', en: 'Link of the buttons' },
    hint: {
      fr: 'Pour les boutons qui ont un texte, mais pas de lien à eux.',
      en: 'For the buttons that have a text, but no link of their own.',
    },
  });

/** A price and its currency, an ISO 4217 code. `price/price.ts` formats them. */
export const priceFields = (hint: Words, label: Words = { fr: 'Prix', en: 'Price' }) => ({
  price: number({ label, hint, min: 0 }),
  currency: text({
    label: { fr: 'Devise', en: 'Currency' },
    hint: { fr: 'Son code, comme XOF ou EUR.', en: 'Its code, such as XOF or EUR.' },
  }),
});

/** The features of an offer, a text each. */
export const features = (recommendedLength: number, max: number) =>
  list(translatable({ label: { fr: 'Avantage', en: 'Feature' }, required: true, recommendedLength }), {
    label: { fr: 'Avantages', en: 'Features' },
    max,
  });
