import { Button } from '@kermesse/ui/Button';
import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Fields } from '../form/form.styles.ts';
import { FormNotice } from '../form/FormNotice.tsx';
import { useFields } from '../form/useFields.ts';
import { useWrittenPhone } from '../phoneField/useWrittenPhone.ts';
import { CodeField } from './CodeField.tsx';
import { codeLength } from './codeIn.ts';
import { HumanCheckLine } from './HumanCheckLine.tsx';
import { Foot, Lead, LinkButton } from './step.styles.ts';
import { pendingState, type StepProps } from './step.ts';
import { useSecondsLeft } from './useSecondsLeft.ts';
import { useStepForm } from './useStepForm.ts';

function check({ code }: { code: string }) {
  if (code === '') return { code: { key: 'required' } };
  return code.length === codeLength ? {} : { code: { key: 'code' } };
}

const parts = (seconds: number) => ({ minutes: Math.floor(seconds / 60), seconds: seconds % 60 });

/** The step of the code: until when it is good, when another may be asked for, and the way back to the number. */
export function CodeStep({ snapshot, send, clock }: StepProps) {
  const { t } = useTranslation('phoneLogin');
  const { phone, said, request } = snapshot.context;
  const { pending, checking } = pendingState({ snapshot });
  const fields = useFields({ code: '' }, check);
  const form = useStepForm(fields, said, ({ code }) => send({ type: 'CODE_GIVEN', code }), pending);
  const expiresIn = useSecondsLeft(request?.expiry, clock);
  const resendIn = useSecondsLeft(request?.resend, clock);
  const number = useWrittenPhone(phone);
  return (
    <Fields {...form.formProps}>
      <Lead>
        {t('code.lead')} <strong>{number}</strong>{' '}
        <LinkButton type="button" onClick={() => send({ type: 'CHANGE_NUMBER' })}>
          {t('change')}
        </LinkButton>
      </Lead>
      <CodeField
        {...fields.field('code')}
        label={t('code.label')}
        description={expiresIn > 0 ? t('code.expires', parts(expiresIn)) : t('code.expired')}
        inputRef={form.first}
      />
      <HumanCheckLine checking={checking} done={(request?.sends ?? 1) > 1 && !pending ? t('code.resent') : undefined} />
      <FormNotice notice={form.notice} />
      <Foot>
        <Button type="submit" full pending={pending} pendingLabel={t('pending')}>
          {t('code.submit')}
        </Button>
        <LinkButton type="button" aria-disabled={pending || resendIn > 0} onClick={() => send({ type: 'RESEND' })}>
          <RotateCw aria-hidden="true" />
          {resendIn > 0 ? t('code.resendIn', parts(resendIn)) : t('code.resend')}
        </LinkButton>
      </Foot>
    </Fields>
  );
}
