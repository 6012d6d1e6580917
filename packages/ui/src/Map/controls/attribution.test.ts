import { describe, expect, it } from 'vitest';
import { creditsOf } from './attribution.ts';

describe('creditsOf parses the attribution of a map', () => {
  it.each([
    ['', []],
    ['&copy; OpenStreetMap', [{ text: '© OpenStreetMap' }]],
    [
      '<a href="https://www.openstreetmap.org/copyright" target="_blank">&copy; OpenStreetMap contributors</a> | Tiles by <b>A&amp;B</b>',
      [
        { text: '© OpenStreetMap contributors', href: 'https://www.openstreetmap.org/copyright' },
        { text: ' | Tiles by A&B' },
      ],
    ],
    ["<a class='x' href='javascript:alert(1)'>click</a>", [{ text: 'click' }]],
    ['<img src=x onerror=alert(1)>by us', [{ text: 'by us' }]],
    ['<a href="//elsewhere.example">there</a>', [{ text: 'there' }]],
  ])('%s', (html, credits) => expect(creditsOf(html)).toEqual(credits));
});
