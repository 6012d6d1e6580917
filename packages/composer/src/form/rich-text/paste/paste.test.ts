import { getSchema } from '@tiptap/core';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { richTextExtensions } from '../engine/extensions.ts';
import { documentOf } from '../engine/from-tree.ts';
import { htmlOf } from '../engine/html.ts';
import { treeOf } from '../engine/to-tree.ts';
import { readPasted, readPlain } from './paste.ts';

const schema = getSchema(richTextExtensions);
const fixture = (name: string) => readFileSync(new URL(`fixtures/${name}.html`, import.meta.url), 'utf8');
const html = (nodes: ReturnType<typeof readPlain>) => htmlOf(treeOf(schema.nodeFromJSON(documentOf(nodes))));
/** Splits HTML into one line per block. */
const blocks = (text: string) =>
  text.replaceAll(/(<\/(?:p|h\d|ul|ol|blockquote|table)>)(?=<(?:p|h\d|ul|ol|blockquote|table))/g, '$1\n').split('\n');

describe('content that is pasted', () => {
  it('keeps the no-break spaces of French texts', () => {
    const french = 'Prêts\u202f? Voici «\u00a01\u202f000 fêtes\u00a0»\u00a0: venez\u202f!';
    expect(html(readPasted(`<p><span>${french}</span></p>`).nodes)).toBe(`<p>${french}</p>`);
    expect(html(readPlain(french))).toBe(`<p>${french}</p>`);
  });

  it('from Word keeps headings, lists, tables, quotations and links, without the styling', () => {
    const { nodes, pictures } = readPasted(fixture('word'));
    expect(blocks(html(nodes))).toEqual([
      '<h2>Charte des prestataires</h2>',
      '<h2>Les promesses</h2>',
      '<p>Un <strong>prix ferme</strong>, écrit <em>avant</em> l’acompte ; voir <a href="https://kermesse.example/tarifs">les tarifs</a>.</p>',
      '<ul><li>Une visite<ul><li>ou une <s>dégustation</s></li></ul></li><li>Quelqu’un le jour même</li></ul>',
      '<ol><li>Signer</li><li>Verser l’acompte</li></ol>',
      '<blockquote>Ne rien porter.</blockquote>',
      '<table><thead><tr><td><strong>Annulation</strong></td><td><strong>Part rendue</strong></td></tr></thead><tbody><tr><td>30 jours avant</td><td></td></tr></tbody></table>',
      '<p>Fin.</p>',
    ]);
    expect(pictures).toBe(1);
  });

  it('from Google Docs keeps the same, and links without Google’s redirection', () => {
    const { nodes, pictures } = readPasted(fixture('google-docs'));
    expect(blocks(html(nodes))).toEqual([
      '<h2>Les promesses</h2>',
      '<p>Un <strong>prix ferme</strong>, écrit <em>avant</em> l’acompte ; voir <a href="https://kermesse.example/tarifs">les tarifs</a>. Le 1<sup>er</sup><s> juin</s></p>',
      '<ul><li>Une visite<ul><li>ou une dégustation</li></ul></li><li>Quelqu’un le jour même</li></ul>',
      '<ol><li>Signer</li></ol>',
      '<table><tbody><tr><td><strong>Annulation</strong></td><td><strong>Part rendue</strong></td></tr><tr><td>30 jours avant</td><td></td></tr></tbody></table>',
      '<p>Fin.</p>',
    ]);
    expect(pictures).toBe(1);
  });

  it('from Excel is a table, although its fragment has only the rows', () => {
    const { nodes } = readPasted(
      '<html><body><table width=128><!--StartFragment--><col width=64 span=2><tr><td>a</td><td>1</td></tr>\n<tr><td>b</td><td>2</td></tr><!--EndFragment--></table></body></html>',
    );
    expect(html(nodes)).toBe(
      '<table><tbody><tr><td>a</td><td>1</td></tr><tr><td>b</td><td>2</td></tr></tbody></table>',
    );
  });

  it('with merged cells keeps every cell in its column', () => {
    const { nodes } = readPasted(
      '<table><tr><th>Ville</th><th colspan="2">Prix</th></tr><tr><td rowspan="2">Lomé</td><td>salle</td><td>1</td></tr><tr><td>jardin</td><td>2</td></tr><tr><td>Kara</td><td>salle</td><td>3</td></tr></table>',
    );
    expect(html(nodes).replaceAll(/<\/?t(?:able|head|body)>| scope="\w+"/g, '')).toBe(
      '<tr><th>Ville</th><th>Prix</th><th></th></tr><tr><td>Lomé</td><td>salle</td><td>1</td></tr><tr><td></td><td>jardin</td><td>2</td></tr><tr><td>Kara</td><td>salle</td><td>3</td></tr>',
    );
  });

  it('keeps pictures of this site, but no scripts, event handlers or unsafe links', () => {
    const { nodes } = readPasted(
      '<p onclick="alert(1)"><img src="/art/hero" onerror="alert(1)" alt="Bal"><a href="javascript:alert(1)">x</a><script>alert(1)</script></p>',
    );
    expect(html(nodes)).toBe('<p><img src="/art/hero" alt="Bal">x</p>');
  });

  it('from an email keeps its lines as paragraphs, without empty ones', () => {
    const email = '<div>Bonjour,</div><div><br></div><ul><li><div>un</div></li></ul><div>À <b>bientôt</b></div>';
    expect(html(readPasted(email).nodes)).toBe('<p>Bonjour,</p><ul><li>un</li></ul><p>À <strong>bientôt</strong></p>');
  });

  it('of code keeps its lines', () => {
    const code = '<pre><code>un(<b>\n\n  deux</b>)\n</code></pre><p>trois\nquatre</p>';
    const lines = '<p>un(<strong><br><br>deux</strong>)</p><p>trois quatre</p>';
    expect(html(readPasted(code).nodes)).toBe(lines);
  });

  it('as plain text becomes paragraphs and line breaks', () => {
    expect(html(readPlain('un\r\ndeux\r\n\r\n\r\ntrois <b>\n'))).toBe('<p>un<br>deux</p><p>trois &lt;b&gt;</p>');
  });
});
