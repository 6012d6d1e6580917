import { Button } from '@kermesse/ui/Button';
import { TextField } from '@kermesse/ui/TextField';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { createCheck, nonBlankText } from '../../form/check.ts';
import { Fields } from '../../form/form.styles.ts';
import { FormNotice } from '../../form/notices/FormNotice.tsx';
import { useFormFields } from '../../form/use-form-fields.ts';
import { useFormattedPhone } from '../../phoneField/use-formatted-phone.ts';
import { HumanCheckLine } from './HumanCheckLine.tsx';
import { Foot, Lead, LinkButton } from './step.styles.ts';
import { focusOnMount } from '@kermesse/ui/focus';
import { pendingState, type StepProps } from './step.ts';
import { useStepForm } from '../../form/use-step-form.ts';

const check = createCheck<{ firstname: string; lastname: string }>(
  z.object({ firstname: nonBlankText, lastname: nonBlankText }),
);

/** The step for an unknown number: both names are required (specification §5). */
export function NamesStep({ snapshot, send }: StepProps) {
  const { t } = useTranslation('phoneLogin');
  const { phone, firstname, lastname, error } = snapshot.context;
  const { pending, checking, sending } = pendingState({ snapshot });
  const fields = useFormFields({ firstname, lastname }, check);
  const form = useStepForm(fields, error, (names) => send({ type: 'SUBMIT_NAMES', ...names }), pending);
  const number = useFormattedPhone(phone);
  return (
    <Fields {...form.formProps}>
      <Lead>
        {t('names.lead')} <strong>{number}</strong>
      </Lead>
      <TextField
        {...fields.field('firstname')}
        label={t('names.firstname')}
        autoComplete="given-name"
        inputRef={focusOnMount}
      />
      <TextField {...fields.field('lastname')} label={t('names.lastname')} autoComplete="family-name" />
      <HumanCheckLine checking={checking} />
      <FormNotice notice={form.notice} />
      <Foot>
        <Button type="submit" full pending={pending} pendingLabel={t('pending')}>
          {t('names.submit')}
        </Button>
        <LinkButton type="button" aria-disabled={sending} onClick={() => send({ type: 'CHANGE_NUMBER' })}>
          {t('change')}
        </LinkButton>
      </Foot>
    </Fields>
  );
}
