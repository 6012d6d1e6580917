import { describe, expect, it } from 'vitest';
import { priceLine, formatPrice } from './price.ts';

const plain = (text: string) => text.replaceAll(/\s/g, ' ');

describe('a price', () => {
  it.each([
    [15_000, 'XOF', 'fr', '15 000', 'F CFA'],
    [15_000, 'XOF', 'en', '15,000', 'F CFA'],
    [899.5, 'EUR', 'fr', '899,50', '€'],
    [899.5, 'EUR', 'en', '899.50', '€'],
    [20, 'USD', 'en', '20', 'US$'],
    [20, 'cowries', 'en', '20', 'cowries'],
  ])('%d %s in %s has an amount and a currency', (price, currency, locale, amount, symbol) => {
    const set = formatPrice(price, currency, locale);
    expect([plain(set.amount), plain(set.currency)]).toEqual([amount, symbol]);
  });

  it.each([
    [6500, 'XOF', 'fr', '6 500 F CFA'],
    [6500, 'XOF', 'en', 'F CFA 6,500'],
    [6500.4, 'XOF', 'fr', '6 500 F CFA'],
    [899.5, 'EUR', 'fr', '899,50 €'],
    [20, 'EUR', 'en', '€20'],
    [20, 'cowries', 'fr', '20 cowries'],
  ])('%d %s in %s is formatted in one line', (price, currency, locale, line) => {
    expect(plain(priceLine(price, currency, locale))).toBe(line);
  });
});
