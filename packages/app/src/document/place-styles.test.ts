import { expect, it } from 'vitest';
import { createStylePlacer } from './place-styles.ts';

/** Returns a group as styled-components writes it: its rules, then the line that names it. */
const group = (number: number, component: string, name: string, rule = `.${name}{color:red;}`) =>
  `${rule}/*!sc*/\ndata-styled.g${number}[id="${component}"]{content:"${name},"}/*!sc*/\n`;
const global = group(1, 'sc-global-x', 'sc-global-x1', 'a{color:blue;}');
const turn = group(2, 'sc-keyframes-turn', 'turn', '@keyframes turn{to{rotate:1turn;}}');
const shared = group(3, 'sc-shared-0', 'shared');
const header = group(4, 'sc-header-0', 'header');
const slot = group(5, 'sc-slot-0', 'slot');
const agenda = group(6, 'sc-agenda-0', 'agenda', '.agenda{animation:turn 1s;}');
const opening = '<style data-styled="true" data-styled-version="6">';
const section = (id: string, content: string) =>
  `<div class="sc-slot-0 slot" data-section-id="${id}" title="a &gt; b">${content}</div>`;

it('puts the styles of each section at its beginning, once and in order, and all other styles in the head', () => {
  const sheet = global + turn + shared + header + slot + agenda;
  const contents = ['<p class="sc-agenda-0 agenda"></p><p class="shared"></p>', '<p class="shared agenda"></p>'];
  const [first = '', second = ''] = contents;
  const body = `<header class="sc-header-0 header"></header><main>${section('1', first)}${section('2', second)}</main>`;
  const placed = createStylePlacer(() => `${opening}${sheet}</style>`)(body);
  expect(placed.head).toBe(`${opening}${global}${header}${slot}</style>`);
  expect(placed.body).toBe(body.replace(first, `${opening}${turn}${shared}${agenda}</style>${first}`));
  expect(placed.texts).toEqual([global + header + slot, turn + shared + agenda]);
});

it('puts all styles that a page without sections uses into its head, and no others', () => {
  const body = '<header class="header"></header>';
  expect(createStylePlacer(() => `${opening}${global}${header}${agenda}</style>`)(body)).toEqual({
    head: `${opening}${global}${header}</style>`,
    body,
    print: '',
    texts: [global + header],
  });
});

it('puts the rules for print only at the end of the document', () => {
  const printed = '@media print{.header{display:none;}}';
  const ruled = group(4, 'sc-header-0', 'header', `${printed}/*!sc*/\n.header{color:red;}`);
  const placed = createStylePlacer(() => `${opening}${global}${ruled}</style>`)('<i class="header"></i>');
  expect(placed.head).toBe(`${opening}${global}${header}</style>`);
  expect(placed.print).toBe(`<style>${printed}</style>`);
  expect(placed.texts).toEqual([global + header, printed]);
});

it('reads the sheet again when a page has a new class', () => {
  const sheets = [global + header, global + header + agenda];
  const place = createStylePlacer(() => `${opening}${sheets.shift()}</style>`);
  expect(place('<i class="header other"></i>').texts).toEqual([global + header]);
  expect(place('<i class="header other"></i>').texts).toEqual([global + header]);
  expect(place('<i class="agenda"></i>').texts).toEqual([global + agenda]);
});
