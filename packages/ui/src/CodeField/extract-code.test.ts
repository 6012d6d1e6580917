import { expect, it } from 'vitest';
import { extractCode, replaceCode } from './extract-code.ts';

it.each([
  ['407122', '407122'],
  ['407 122', '407122'],
  ['407-122', '407122'],
  ['４０７１２２', '407122'],
  ['Kermesse : votre code est 407122, valable 10 min', '407122'],
  ['Your code: 407 122 (valid 10 min)', '407122'],
  ['+228 is not it: 407122', '407122'],
  ['4071', '4071'],
  ['40a7', '407'],
  ['4071223', '407122'],
  ['', ''],
])('extracts from %j the code %j', (text, code) => expect(extractCode(text, 6)).toBe(code));

it('extracts a code of another length', () => {
  expect(extractCode('Code 4071, valid 10 min', 4)).toBe('4071');
  expect(extractCode('40712', 4)).toBe('4071');
});

it.each([
  ['', '4', '4'],
  ['40712', '407122', '407122'],
  ['407122', '40712', '40712'],
  ['407122', '', ''],
  ['407122', '4071229', '9'],
  ['407122', '9407122', '9'],
  ['407122', '407122a', '407122'],
  ['407122', '407122Kermesse: 223 344', '223344'],
  ['407122', '223344', '223344'],
])('replaces %j after a change to %j with %j', (before, text, code) => expect(replaceCode(before, text, 6)).toBe(code));
