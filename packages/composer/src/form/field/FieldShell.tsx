import { Info, TriangleAlert } from 'lucide-react';
import type { Locale } from '@kermesse/sections/locale';
import type { FieldMeta } from '@kermesse/sections/meta';
import { useId, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Stack } from '../../controls/controls.styles.ts';
import { useUiLocale } from '../../translations/ui-locale.ts';
import { useAnnouncedFault } from './use-announced-fault.ts';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 2px 8px;

  & > :first-child {
    font-weight: 620;
    font-size: 0.9375rem;
  }
`;

const Soft = styled.span`
  color: var(--ink-soft);
  font-size: 0.875rem;
  line-height: 1.35;
`;

const Notice = styled.p`
  display: grid;
  grid-template-columns: 1rem 1fr;
  gap: 6px;
  color: var(--danger);
  font-size: 0.875rem;
  line-height: 1.35;
  overflow-wrap: anywhere;
  white-space: pre-line;

  &[data-advice] {
    color: var(--highlight-text);
  }

  svg {
    width: 1rem;
    height: 1rem;
    margin-top: 1px;
  }
`;

/** The attributes that associate a control with its label, hint and fault. */
export interface ControlProps {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  'aria-required'?: true;
}

export interface FieldShellProps {
  meta: FieldMeta;
  /** The message of the fault; '' for none. */
  fault: string;
  /** The message of advice, which does not prevent publishing. */
  advice?: string;
  /** The content at the end of the label's line. */
  aside?: ReactNode;
  /** Whether the field has several controls. The label then names the group. */
  several?: boolean;
  /** The languages whose text has the fault, if the field has a text per language. Only French is required. */
  faulty?: readonly Locale[];
  /** Renders the controls. `controlIn` returns the attributes of the control of one language. */
  children: (control: ControlProps, controlIn: (locale: Locale) => ControlProps) => ReactNode;
}

/** A field with its label, hint, fault and advice. A fault that appears later is announced. */
export function FieldShell({ meta, fault, advice = '', aside, several = false, faulty, children }: FieldShellProps) {
  const { t } = useTranslation('composer');
  const locale = useUiLocale();
  const id = useId();
  const hint = meta.hint?.[locale];
  const controlWith = (isFaulty: boolean, isRequired: boolean): ControlProps => ({
    id,
    'aria-describedby':
      [hint === undefined ? '' : `${id}-hint`, isFaulty ? `${id}-fault` : '', advice === '' ? '' : `${id}-advice`]
        .filter(Boolean)
        .join(' ') || undefined,
    ...(isFaulty ? { 'aria-invalid': true as const } : {}),
    ...(isRequired ? { 'aria-required': true as const } : {}),
  });
  const control = controlWith(fault !== '', meta.required);
  const controlIn = (language: Locale): ControlProps => ({
    ...controlWith(fault !== '' && faulty?.includes(language) === true, meta.required && language === 'fr'),
    id: `${id}-${language}`,
  });
  const label = meta.label[locale];
  const box = useRef<HTMLDivElement>(null);
  useAnnouncedFault(box, label, fault);
  return (
    <Stack
      $gap={4}
      ref={box}
      role={several ? 'group' : undefined}
      aria-labelledby={several ? `${id}-label` : undefined}
      aria-describedby={several ? control['aria-describedby'] : undefined}
    >
      <Head>
        {several ? <span id={`${id}-label`}>{label}</span> : <label htmlFor={id}>{label}</label>}
        {meta.required && <Soft>{t('form.required')}</Soft>}
        {aside}
      </Head>
      {children(control, controlIn)}
      {hint !== undefined && <Soft id={`${id}-hint`}>{hint}</Soft>}
      {fault !== '' && (
        <Notice id={`${id}-fault`}>
          <TriangleAlert aria-hidden="true" />
          <span>{fault}</span>
        </Notice>
      )}
      {advice !== '' && (
        <Notice id={`${id}-advice`} data-advice="">
          <Info aria-hidden="true" />
          <span>{advice}</span>
        </Notice>
      )}
    </Stack>
  );
}
