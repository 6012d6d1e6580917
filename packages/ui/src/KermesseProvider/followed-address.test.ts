import { describe, expect, it } from 'vitest';
import { followedAddress, type LinkClick } from './followed-address.ts';

const here = { href: 'https://app.example/en/pricing?from=home', origin: 'https://app.example' };

function click(href: string, more: Partial<LinkClick> & { target_?: string; download?: boolean } = {}): LinkClick {
  const { target_ = '', download = false, ...event } = more;
  const anchor = {
    href: new URL(href, here.href).href,
    target: target_,
    hasAttribute: (name: string) => name === 'download' && download,
  };
  return {
    altKey: false,
    button: 0,
    ctrlKey: false,
    defaultPrevented: false,
    metaKey: false,
    shiftKey: false,
    target: { closest: () => anchor } as unknown as EventTarget,
    ...event,
  };
}

describe('a click on a link', () => {
  it('passes a page of the app to the router, with its search and hash', () => {
    expect(followedAddress(click('/en/venues?near=lome#map'), here)).toBe('/en/venues?near=lome#map');
    expect(followedAddress(click('../fr'), here)).toBe('/fr');
  });

  it('leaves other sites, other schemes, files and downloads to the browser', () => {
    for (const href of ['https://other.example/', 'mailto:a@b.example', 'tel:+22890000000', '/menu.pdf'])
      expect(followedAddress(click(href), here), href).toBeUndefined();
    expect(followedAddress(click('/en', { download: true }), here)).toBeUndefined();
  });

  it('leaves new windows, modifier keys, other mouse buttons and handled events to the browser', () => {
    expect(followedAddress(click('/en', { target_: '_blank' }), here)).toBeUndefined();
    for (const key of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey', 'defaultPrevented'] as const)
      expect(followedAddress(click('/en', { [key]: true }), here), key).toBeUndefined();
    expect(followedAddress(click('/en', { button: 1 }), here)).toBeUndefined();
  });

  it('leaves a hash on the same page to the browser', () => {
    expect(followedAddress(click('#plans'), here)).toBeUndefined();
    expect(followedAddress(click('/en/pricing#plans'), here)).toBe('/en/pricing#plans');
  });

  it('leaves an invalid address to the browser', () => {
    const anchor = { href: 'http://[', target: '', hasAttribute: () => false };
    const target = { closest: () => anchor } as unknown as EventTarget;
    expect(followedAddress({ ...click('/en'), target }, here)).toBeUndefined();
  });

  it('has no address outside a link', () => {
    const target = { closest: () => null } as unknown as EventTarget;
    expect(followedAddress({ ...click('/en'), target }, here)).toBeUndefined();
  });
});
