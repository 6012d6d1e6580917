import { describe, expect, it } from 'vitest';
import { withoutWebAddresses } from './web-addresses.ts';

const without = (text: string) => withoutWebAddresses(text, '[lien]');

describe('withoutWebAddresses', () => {
  it.each([
    'piege.example',
    'https://piege.example/a?b=c#d',
    'https://localhost',
    'www.piege.example:8080/a',
    'PIEGE.COM/b',
    'evil.cOm',
    'evil.рф',
    'evil.xn--p1ai',
    'événement.tg',
    'événement.भारत',
    '❤.ws',
    'piege。com',
    'piege．com/a',
    'ｐｉｅｇｅ｡ｃｏｍ',
    '192.0.2.1',
    '192.0.2.1:8080/a',
    '8。8。8。8',
    '@evil.com',
    'evil.com@page',
    'www.evil.com@exemple.tg',
    'evil.com/afi@exemple.tg',
    'evil.com/autre.com',
    'secret@evil.com@exemple.tg',
  ])('replaces %s', (address) =>
    expect(without(`Voyez ${address}, (${address}) ou l’${address}.`)).toBe('Voyez [lien], ([lien]) ou l’[lien].'),
  );

  it.each([
    ['Merci.Bien à vous', 'Merci. Bien à vous'],
    ['Fini.Élodie', 'Fini. Élodie'],
    ['evil.Com/a', 'evil. Com/a'],
    ['WWW.Evil.Com', 'WWW. Evil. Com'],
    ['WWW.Evil.com', 'WWW. [lien]'],
    ['evil.com.Merci', '[lien]. Merci'],
    ['90.12.34.56/91.12.34.56', '90 12 34 56/91 12 34 56'],
  ])('separates the sentences of %s', (text, separated) => expect(without(text)).toBe(separated));

  it.each([
    'Répondez à afi.kossi@exemple.tg.',
    'ama.koné@exemple.tg',
    'afi@événement.tg',
    'Afi.Kossi@Exemple.Tg, ou yawa@exemple.tg',
    'Le 1.12.2026, à 12.50 €, etc. Fin…',
    'Bref... la T.V.A. : 18 %',
    'Au 06.12.34.56.78, version 1.2.3',
    '谢谢。再见。',
  ])('keeps %s', (text) => expect(without(text)).toBe(text));

  it.each([
    'a-',
    'a.',
    'a。',
    '1.',
    'é',
    'www.',
    '.',
    '-',
    '@',
    'a@',
    'a.bc@',
    'a.B',
    'a:',
    'a://',
    '://',
    '-://',
    'a.aa/',
    'a://.,',
  ])('takes little time for a long repetition of %s', (piece) => {
    const started = performance.now();
    without(piece.repeat(20_000));
    expect(performance.now() - started).toBeLessThan(500);
  });
});
