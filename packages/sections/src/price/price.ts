import { languageTag } from '@kermesse/api/schemas/common/locale';

/** A price for a ticket, which shows the amount large and the currency small. */
export interface FormattedPrice {
  amount: string;
  currency: string;
}

/**
 * Returns the formatter of a price: without decimals for currencies that have none and for whole amounts. Throws for an
 * invalid currency code.
 */
function formatterOf(price: number, currency: string, locale: string): Intl.NumberFormat {
  const round = Number.isInteger(price) ? { maximumFractionDigits: 0 } : {};
  return new Intl.NumberFormat(languageTag(locale), { style: 'currency', currency, ...round });
}

/**
 * Formats amount and currency of a price separately: 15000 XOF → `15 000` and `F CFA`. An unknown currency code is
 * returned unchanged.
 */
export function formatPrice(price: number, currency: string, locale: string): FormattedPrice {
  try {
    const parts = formatterOf(price, currency, locale).formatToParts(price);
    const amount = parts.filter(({ type }) => type !== 'currency').map(({ value }) => value);
    const symbol = parts.find(({ type }) => type === 'currency')?.value ?? currency;
    return { amount: amount.join('').trim(), currency: symbol };
  } catch {
    return { amount: new Intl.NumberFormat(languageTag(locale)).format(price), currency };
  }
}

/**
 * Formats a price in one line: 6500 XOF → `6 500 F CFA` or `F CFA 6,500`. An unknown currency code follows the amount.
 */
export function priceLine(price: number, currency: string, locale: string): string {
  try {
    return formatterOf(price, currency, locale).format(price);
  } catch {
    return `${new Intl.NumberFormat(languageTag(locale)).format(price)}\u00a0${currency}`;
  }
}
