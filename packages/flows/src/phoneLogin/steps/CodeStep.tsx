import { Button } from '@kermesse/ui/Button';
import { CodeField } from '@kermesse/ui/CodeField';
import { announce } from '@kermesse/ui/announce';
import { RotateCw } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Fields } from '../../form/form.styles.ts';
import { FormNotice } from '../../form/notices/FormNotice.tsx';
import { useFormFields } from '../../form/use-form-fields.ts';
import { useFormattedPhone } from '../../phoneField/use-formatted-phone.ts';
import { HumanCheckLine } from './HumanCheckLine.tsx';
import { Foot, Lead, LinkButton } from './step.styles.ts';
import { focusOnMount } from '@kermesse/ui/focus';
import { pendingState, type StepProps } from './step.ts';
import { useSecondsLeft } from './use-seconds-left.ts';
import { useStepForm } from '../../form/use-step-form.ts';
import { VisuallyHidden } from '@kermesse/ui/VisuallyHidden';

/** The number of digits of a code. */
const codeLength = 6;

function check({ code }: { code: string }) {
  if (code === '') return { code: { key: 'required' } };
  return code.length === codeLength ? {} : { code: { key: 'code' } };
}

const parts = (seconds: number) => ({ minutes: Math.floor(seconds / 60), seconds: seconds % 60 });

/** A visible text that changes every second, with a constant text (`read`) for screen readers. */
function CountdownText({ text, read }: { text: string; read: string }) {
  return (
    <>
      <span aria-hidden="true">{text}</span>
      <VisuallyHidden>{read}</VisuallyHidden>
    </>
  );
}

/**
 * The step for the code. Shows how long the code is valid and when another can be requested, and links back to the
 * number. Pressing the resend button too early announces the remaining time. A new code empties the field.
 */
export function CodeStep({ snapshot, send, clock }: StepProps) {
  const { t } = useTranslation('phoneLogin');
  const { phone, error, request, resent } = snapshot.context;
  const { pending, checking, sending } = pendingState({ snapshot });
  const fields = useFormFields({ code: '' }, check);
  const form = useStepForm(fields, error, ({ code }) => send({ type: 'SUBMIT_CODE', code }), pending);
  const { form: element, set } = fields;

  /* The next code replaces a wrong one. */
  useEffect(() => {
    if (error?.message !== 'wrongCode') return;
    const input = element.current?.querySelector('input');
    input?.focus();
    input?.select();
  }, [error, element]);

  useEffect(() => {
    if (resent) set('code', '');
  }, [resent, set]);

  const expiresIn = useSecondsLeft(request?.expiry, clock, {
    oneMinuteLeft: t('code.expiresSoon'),
    ended: t('code.expired'),
  });
  const resendIn = useSecondsLeft(request?.resend, clock, {
    oneMinuteLeft: t('code.resendSoon'),
    ended: t('code.resendNow'),
  });
  const blocked = pending || resendIn > 0;
  const number = useFormattedPhone(phone);
  return (
    <Fields {...form.formProps}>
      <Lead>
        {t('code.lead')} <strong>{number}</strong>{' '}
        <LinkButton type="button" aria-disabled={sending} onClick={() => send({ type: 'CHANGE_NUMBER' })}>
          {t('change')}
        </LinkButton>
      </Lead>
      <CodeField
        {...fields.field('code')}
        label={t('code.label')}
        length={codeLength}
        description={
          expiresIn > 0
            ? t('code.goodFor', { count: Math.ceil((request?.expiry.seconds ?? 0) / 60) })
            : t('code.expired')
        }
        countdown={expiresIn > 0 ? t('code.expires', parts(expiresIn)) : undefined}
        inputRef={focusOnMount}
      />
      <HumanCheckLine checking={checking} done={resent && !pending ? t('code.resent') : undefined} />
      <FormNotice notice={form.notice} />
      <Foot>
        <Button type="submit" full pending={pending} pendingLabel={t('pending')}>
          {t('code.submit')}
        </Button>
        <LinkButton
          type="button"
          aria-disabled={blocked}
          onClick={() => {
            if (resendIn > 0) announce(t('code.resendIn', parts(resendIn)));
            else send({ type: 'RESEND' });
          }}
        >
          <RotateCw aria-hidden="true" />
          {resendIn > 0 ? (
            <CountdownText text={t('code.resendIn', parts(resendIn))} read={t('code.resend')} />
          ) : (
            t('code.resend')
          )}
        </LinkButton>
      </Foot>
    </Fields>
  );
}
