import { languageTag } from '@kermesse/api/schemas/common/locale';

/** A price as it is set on a ticket: the amount large, the currency small beside the frequency. */
export interface SetPrice {
  amount: string;
  currency: string;
}

/** Currencies without decimals have none, and round amounts of others drop theirs. Throws for what is no currency code. */
function formatterOf(price: number, currency: string, locale: string): Intl.NumberFormat {
  const round = Number.isInteger(price) ? { maximumFractionDigits: 0 } : {};
  return new Intl.NumberFormat(languageTag(locale), { style: 'currency', currency, ...round });
}

/**
 * Takes a price apart for setting, in a language: 15000 XOF → `15 000` and `F CFA`. An unknown currency code is shown as
 * it is.
 */
export function setPrice(price: number, currency: string, locale: string): SetPrice {
  try {
    const parts = formatterOf(price, currency, locale).formatToParts(price);
    const amount = parts.filter(({ type }) => type !== 'currency').map(({ value }) => value);
    const symbol = parts.find(({ type }) => type === 'currency')?.value ?? currency;
    return { amount: amount.join('').trim(), currency: symbol };
  } catch {
    return { amount: new Intl.NumberFormat(languageTag(locale)).format(price), currency };
  }
}

/** A price in one line, as a language writes it: 6500 XOF → `6 500 F CFA` or `F CFA 6,500`. An unknown code follows the amount. */
export function priceLine(price: number, currency: string, locale: string): string {
  try {
    return formatterOf(price, currency, locale).format(price);
  } catch {
    return `${new Intl.NumberFormat(languageTag(locale)).format(price)}\u00a0${currency}`;
  }
}
