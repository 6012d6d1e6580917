/** A word that may contain a host or an email address, without dots around it. Hosts may have ideographic dots. */
const word = /[\p{L}\p{M}\p{N}\p{So}@_+-](?:[\p{L}\p{M}\p{N}\p{So}@_+.。．｡-]*[\p{L}\p{M}\p{N}\p{So}@_+-])?/gu;
/** The space that is missing between two sentences. */
const sentenceStart = /(?<=\.)(?=\p{Lu}[\p{Ll}\p{M}])/u;
/** A name, in which an ideographic dot needs Latin letters after it: it also ends sentences. Or an IPv4 address. */
const host = /[^.]\.[\p{L}\p{M}]{2}|[。．｡]\p{sc=Latin}{2}|(?<![\d.。．｡])\d{1,3}(?:[.。．｡]\d{1,3}){3}(?![\d.。．｡])/u;
/** A number of Togo, which could also be an IPv4 address. */
const phoneNumber = /^\d\d(?:\.\d\d){3}$/;
/** A web address with its scheme, and punctuation after it. */
const webAddress = /(?<![\w+.-])[\w+.-]+:\/\/(\S+)/gu;
const punctuation = /\p{P}/u;

/** Returns the punctuation at the end of a text. A pattern for it would take quadratic time. */
function punctuationAfter(text: string): string {
  const characters = [...text];
  return characters.slice(characters.findLastIndex((each) => !punctuation.test(each)) + 1).join('');
}

function isEmailAddress(text: string): boolean {
  const [name = '', domain = '', ...others] = text.split('@');
  // Some mail clients link everything that starts with `www.`.
  return name !== '' && !/^www\./i.test(name) && host.test(domain) && others.length === 0;
}

/**
 * Replaces web addresses, which mail clients turn into links, in any letter case and script. Keeps email addresses.
 * Where the space between two sentences is missing, adds it, so that `Merci.Bien` is no address. Writes `90.12.34.56`
 * with spaces for the same reason.
 */
export function withoutWebAddresses(text: string, replacement: string): string {
  const withSchemes = text.replaceAll(word, (found) =>
    isEmailAddress(found)
      ? found
      : found
          .split(phoneNumber.test(found) ? '.' : sentenceStart)
          .map((part) => (host.test(part) ? `http://${part}` : part))
          .join(' '),
  );
  return withSchemes.replaceAll(webAddress, (found, address: string) => {
    const after = punctuationAfter(address);
    return after === address ? found : replacement + after;
  });
}
