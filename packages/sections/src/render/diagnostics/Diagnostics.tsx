import { toLocale } from '@kermesse/api/schemas/common/locale';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { Fault } from '../../schema/faults.ts';
import type { Locale } from '../../schema/locale.ts';

export interface DiagnosticsProps {
  /** The id of the section. */
  name: string;
  /** The faults of the page, as `parsePage` returns them. */
  faults: Fault[];
  /** The error with which the section failed to render. */
  error?: Error;
}

const Card = styled.aside`
  width: min(100% - 2 * var(--gutter), 720px);
  margin: var(--space-5) auto;
  padding: var(--space-4) var(--space-5);
  background: var(--danger-bg);
  color: var(--ink);
  border: 1px dashed var(--danger);
  font-size: var(--text-0);

  h2 {
    font-size: var(--text-2);
    margin-block-end: var(--space-2);
  }
  li {
    padding-block: var(--space-2);
    border-block-start: 1px solid var(--line);
  }
  code {
    overflow-wrap: anywhere;
    color: var(--danger);
    /* Monospace system fonts differ between machines, and so would screenshots of stories. */
    font: inherit;
    font-weight: 600;
  }
  p {
    overflow-wrap: anywhere;
  }
`;

function FaultDetails({ fault, locale }: { fault: Fault; locale: Locale }) {
  const { t } = useTranslation('render');
  return (
    <>
      <code>{fault.path}</code> · {t(fault.kept === true ? 'kept' : 'dropped')}
      <p>{t('expected', { what: fault.expected[locale] })}</p>
      <p>{t('found', { what: fault.found[locale] })}</p>
    </>
  );
}

/**
 * Shows editors the faults of a section: their messages, or, without any, each with path, expected and found value.
 */
export function Diagnostics({ name, faults, error }: DiagnosticsProps) {
  const { t, i18n } = useTranslation('render');
  const locale = toLocale(i18n.language);
  const hasMessages = faults.some(({ message }) => message !== undefined);
  const title = hasMessages ? t('toFix') : t('title', { name });
  return (
    <Card aria-label={title}>
      <h2>{title}</h2>
      {error !== undefined && <p>{t('failed', { message: error.message })}</p>}
      <ul>
        {faults.map((fault, index) => (
          <li key={index}>
            {fault.message === undefined ? <FaultDetails fault={fault} locale={locale} /> : fault.message[locale]}
          </li>
        ))}
      </ul>
    </Card>
  );
}
