import { languageTag } from '@kermesse/api/schemas/common/locale';
import type { Meta, StoryObj } from '@storybook/react-vite';
import styled from 'styled-components';
import { priceLine } from '../../packages/sections/src/price/price.ts';
import { datePartsOf, formatTime } from '../../packages/sections/src/calendar/programme.ts';
import { Choices } from '../kit/Choices.tsx';
import { Part, Sheet } from '../kit/Sheet.tsx';
import { TableHead } from '../kit/TableHead.tsx';
import { useLocale, useWords } from '../kit/words.ts';
import { voice } from './voice.ts';

const Scroll = styled.div`
  overflow-x: auto;

  table {
    inline-size: 100%;
    min-inline-size: 460px;
    text-align: start;
  }
  th,
  td {
    padding: 12px 20px 12px 0;
    border-block-end: 1px solid var(--line);
    text-align: start;
    vertical-align: baseline;
  }
  thead th {
    color: var(--ink-soft);
    font-size: var(--text-0);
    font-weight: 460;
  }
  tbody th {
    font-weight: 460;
  }
  td:nth-child(2) {
    font: 400 var(--text-2) / 1.3 var(--serif);
  }
  td:nth-child(3) {
    color: var(--ink-soft);
    text-decoration: line-through;
    text-decoration-color: var(--danger);
  }
`;

/** Formatted by the same functions as on the site. */
function Figures() {
  const locale = useLocale();
  const { figureColumns } = useWords(voice);
  const number = new Intl.NumberFormat(languageTag(locale));
  const rows = [
    ['15000 XOF', priceLine(15_000, 'XOF', locale)],
    ['899.5 EUR', priceLine(899.5, 'EUR', locale)],
    ['1234567', number.format(1_234_567)],
    ['4.8', number.format(4.8)],
    ['2026-12-05', datePartsOf('2026-12-05', locale).full],
    ['18:30', formatTime('18:30', locale)],
  ];
  return (
    <Scroll tabIndex={0} role="group" aria-label={figureColumns.join(', ')}>
      <table>
        <TableHead columns={figureColumns} />
        <tbody>
          {rows.map(([given, read]) => (
            <tr key={given}>
              <th scope="row">
                <code>{given}</code>
              </th>
              <td>{read}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}

function VoicePage() {
  const t = useWords(voice);
  const locale = useLocale();
  return (
    <Sheet above={t.above} title={t.title} lead={t.lead}>
      <Part title={t.tone} note={t.toneNote}>
        <Choices choices={t.toneChoices} locale={locale} />
      </Part>
      <Part title={t.buttons} note={t.buttonsNote}>
        <Choices choices={t.buttonChoices} locale={locale} />
      </Part>
      <Part title={t.faults} note={t.faultsNote}>
        <Choices choices={t.faultChoices} locale={locale} />
      </Part>
      <Part title={t.marks} note={t.marksNote}>
        <Scroll tabIndex={0} role="group" aria-label={t.marks}>
          <table>
            <TableHead columns={t.columns} />
            <tbody>
              {t.rules.map(([name, right, wrong]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{right}</td>
                  <td>{wrong}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Scroll>
      </Part>
      <Part title={t.figures} note={t.figuresNote}>
        <Figures />
      </Part>
    </Sheet>
  );
}

const meta = {
  title: 'Foundations/Voice',
  component: VoicePage,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  tags: ['!autodocs'],
} satisfies Meta<typeof VoicePage>;

export default meta;

/** The writing guide of the site, in the language of the toolbar. */
export const Voice: StoryObj<typeof meta> = {};
