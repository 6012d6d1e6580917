import { describe, expect, it } from 'vitest';
import { subscriberOf } from './subscription.ts';

describe('the input of the newsletter form', () => {
  it.each([
    ['ama@exemple.tg', { kind: 'email', email: 'ama@exemple.tg' }],
    ['  Ama@Exemple.TG ', { kind: 'email', email: 'ama@exemple.tg' }],
    ['+228 90 12 34 56', { kind: 'phone', phone: '+22890123456' }],
    ['00228 90-12-34-56', { kind: 'phone', phone: '+22890123456' }],
    ['\u202a+228 90 12 34 56\u202c', { kind: 'phone', phone: '+22890123456' }],
    ['９０１２３４５６', { kind: 'phone', phone: '+22890123456' }],
    ['90 12 34 56', { kind: 'phone', phone: '+22890123456' }],
    ['+33 6 12 34 56 78', { kind: 'phone', phone: '+33612345678' }],
  ])('%s is read as an address or a number', (written, contact) => expect(subscriberOf(written)).toEqual(contact));

  it.each(['', 'ama', 'ama@', 'ama@exemple', '12', '+', '9012345', '++22890123456'])(
    '%j is neither an address nor a number',
    (written) => {
      expect(subscriberOf(written)).toBeUndefined();
    },
  );
});
