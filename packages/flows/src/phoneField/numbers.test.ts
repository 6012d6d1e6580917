import { expect, it } from 'vitest';
import { loadPhoneNumbers } from './numbers.ts';

const numberOf = async (text: string) => {
  const read = (await loadPhoneNumbers()).read(text, 'BJ');
  return read?.isValid ? read.number : undefined;
};

it('adds 01 to a number of Benin in its former form', async () => {
  for (const text of ['97 12 34 56', '+229 97123456', '00229 97 12 34 56', '01 97 12 34 56'])
    expect(await numberOf(text)).toBe('+2290197123456');
});

it('does not complete a number of Benin that is not entirely typed', async () => {
  for (const text of ['01 97 12 34', '97 12 34 5']) expect(await numberOf(text)).toBeUndefined();
});
