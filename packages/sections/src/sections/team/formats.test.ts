import { describe, expect, it } from 'vitest';
import { formatsOf } from './formats.ts';

const scene = { width: 1200, height: 900 };
const bust = { width: 400, height: 480 };

describe('the formats of cards', () => {
  it('alternate in rows of two, with a full-width last card for an odd number', () => {
    expect(formatsOf([scene])).toEqual(['full']);
    expect(formatsOf([scene, scene, scene])).toEqual(['wide', 'narrow', 'full']);
    expect(formatsOf([scene, bust, undefined, scene, scene, scene])).toEqual([
      'wide',
      'narrow',
      'narrow',
      'wide',
      'wide',
      'narrow',
    ]);
  });

  it('are portraits if all cards show people', () => {
    expect(formatsOf([bust, bust, bust])).toEqual(['portrait', 'portrait', 'portrait']);
    expect(formatsOf([bust, undefined])).toEqual(['wide', 'narrow']);
    expect(formatsOf([])).toEqual([]);
  });
});
