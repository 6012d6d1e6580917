import { text } from '../schema/schema.ts';

/** The currency of a price, by its ISO 4217 code. `price.ts` formats it. */
export const currency = () =>
  text({
    label: { fr: 'Monnaie', en: 'Currency' },
    hint: { fr: 'Son code, comme XOF ou EUR.', en: 'Its code, such as XOF or EUR.' },
  });
