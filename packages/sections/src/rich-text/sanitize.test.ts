import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { allowedElements, type RichTextNode } from './nodes.ts';
import { richTextElements } from './RichText.tsx';
import { sanitizeHtml } from './sanitize.ts';

const hostile = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg/onload=alert(1)>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" java\nscript:alert(1)">x</a>',
  '<a href="JaVaScRiPt&colon;alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="//evil.example">x</a>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<p style="background:url(javascript:alert(1))" onmouseover=alert(1)>x</p>',
  '<form action="javascript:alert(1)"><button>x</button></form>',
  '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<base href="https://evil.example/"><meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  '<object data="javascript:alert(1)"></object><embed src="javascript:alert(1)">',
  '<p id="x" class="y" is="z" slot="s">x</p>',
];

function everyNode(nodes: RichTextNode[]): Exclude<RichTextNode, string>[] {
  return nodes.flatMap((node) => (typeof node === 'string' ? [] : [node, ...everyNode(node.children ?? [])]));
}

function expectTame(nodes: RichTextNode[]) {
  for (const { element, attributes = {} } of everyNode(nodes)) {
    expect(Object.keys(allowedElements)).toContain(element);
    for (const [name, value] of Object.entries(attributes)) {
      expect(allowedElements[element] as readonly string[]).toContain(name);
      if (name === 'href' || name === 'src') expect(value).toMatch(/^(?:https?:|mailto:|tel:|\/(?!\/)|#|\?)/);
    }
  }
}

describe('sanitizeHtml', () => {
  it('keeps allowed elements and attributes', () => {
    expect(
      sanitizeHtml(
        '<p>a <strong>b</strong> <a href="/c" title="d">e</a></p><table><tr><th scope="col">f</th></tr></table>',
      ),
    ).toEqual([
      {
        element: 'p',
        children: [
          'a ',
          { element: 'strong', children: ['b'] },
          ' ',
          { element: 'a', attributes: { href: '/c', title: 'd' }, children: ['e'] },
        ],
      },
      {
        element: 'table',
        children: [
          {
            element: 'tbody',
            children: [{ element: 'tr', children: [{ element: 'th', attributes: { scope: 'col' }, children: ['f'] }] }],
          },
        ],
      },
    ]);
  });

  it.each([
    ['<strong>Lieu :</strong> <a href="/x">Lomé</a>', '<strong>Lieu :</strong> <a href="/x">Lomé</a>'],
    ['<strong>Grand</strong><span> </span> <em>bal</em>', '<strong>Grand</strong> <em>bal</em>'],
    [' <p>a</p> <p>b</p> ', '<p>a</p><p>b</p>'],
    ['<div>Premier.</div><div>Deuxième.</div>', '<p>Premier.</p><p>Deuxième.</p>'],
    [
      '<section><h2>Titre</h2><div>Texte <b>gras</b></div></section>',
      '<h2>Titre</h2><p>Texte <strong>gras</strong></p>',
    ],
    ['<div><div>a</div><div> </div></div>', '<p>a</p>'],
    ['<div>a</div><div><br></div><div>b</div>', '<p>a</p><p>b</p>'],
    ['<dl><dt>Midi</dt><dd>Repas</dd></dl><pre>a</pre><pre>b</pre>', '<p>Midi</p><p>Repas</p><p>a</p><p>b</p>'],
    ['<div><h1>Titre</h1></div><div><style>p{}</style></div>', '<h2>Titre</h2>'],
  ])('keeps words and paragraphs of %s apart', (html, shown) => {
    expect(renderToStaticMarkup(richTextElements(sanitizeHtml(html)))).toBe(shown);
  });

  it('richTextElements renders a header cell without text as an ordinary cell', () => {
    const html = (head: string) =>
      `<table><thead><tr>${head}<th scope="col">a</th></tr></thead><tbody><tr><td>b</td><td>c</td></tr></tbody></table>`;
    const shown = renderToStaticMarkup(richTextElements(sanitizeHtml(html('<th scope="col"> </th>'))));
    expect(shown).toContain(html('<td></td>'));
  });

  it.each(hostile)('removes everything unsafe from %s', (html) => expectTame(sanitizeHtml(html)));

  it('removes everything unsafe from any combination of hostile pieces', () => {
    const piece = fc.oneof(
      fc.constantFrom(...hostile),
      fc.string(),
      fc.constantFrom('<p>', '</p>', '<table>', '<a href="', '">', '<!--', '-->', '<', '&#x6a;'),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => expectTame(sanitizeHtml(pieces.join('')))),
      { seed: 20261121, numRuns: 2000 },
    );
  });
});
