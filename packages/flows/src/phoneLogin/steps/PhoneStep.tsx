import { Button } from '@kermesse/ui/Button';
import { useTranslation } from 'react-i18next';
import { Fields } from '../../form/form.styles.ts';
import { FormNotice } from '../../form/notices/FormNotice.tsx';
import { useFormFields } from '../../form/use-form-fields.ts';
import { isPhoneOf, isValidPhone } from '../../phoneField/is-valid-phone.ts';
import { PhoneField } from '../../phoneField/PhoneField.tsx';
import { useFlowSettings } from '../../site/settings.ts';
import { HumanCheckLine } from './HumanCheckLine.tsx';
import { Foot, Lead, LinkButton } from './step.styles.ts';
import { focusOnMount } from '@kermesse/ui/focus';
import { pendingState, type StepProps } from './step.ts';
import { useStepForm } from '../../form/use-step-form.ts';

/**
 * Returns a check of the number, which runs before the server is called.
 * @param served the countries that codes are sent to
 */
const checkFor = (served: readonly string[] | undefined) =>
  async function check({ phone }: { phone: string }) {
    if (phone === '') return { phone: { key: 'required' } };
    if (!navigator.cookieEnabled) return { phone: { key: 'cookies' } };
    if (served !== undefined && !(await isPhoneOf(phone, served))) return { phone: { key: 'phoneCountry' } };
    return (await isValidPhone(phone)) ? {} : { phone: { key: 'phone' } };
  };

/** The first step: the phone number. */
export function PhoneStep({ snapshot, send }: StepProps) {
  const { t } = useTranslation('phoneLogin');
  const { context } = snapshot;
  const { pending, checking } = pendingState({ snapshot });
  const { phoneCountries } = useFlowSettings();
  const fields = useFormFields({ phone: context.phone }, checkFor(phoneCountries));
  const form = useStepForm(fields, context.error, ({ phone }) => send({ type: 'SUBMIT_PHONE', phone }), pending);

  /* Cancels the check. This removes the button, so the focus returns to the number. */
  function change() {
    send({ type: 'CHANGE_NUMBER' });
    fields.form.current?.querySelector<HTMLElement>('input[type="tel"]')?.focus();
  }

  return (
    <Fields {...form.formProps}>
      <Lead>{t('phone.lead')}</Lead>
      <PhoneField
        {...fields.field('phone')}
        countries={phoneCountries}
        label={t('phone.label')}
        inputRef={focusOnMount}
      />
      <HumanCheckLine checking={checking} />
      <FormNotice notice={form.notice} />
      <Foot>
        <Button type="submit" full pending={pending || fields.validating} pendingLabel={t('pending')}>
          {t('phone.submit')}
        </Button>
        {checking && (
          <LinkButton type="button" onClick={change}>
            {t('change')}
          </LinkButton>
        )}
      </Foot>
    </Fields>
  );
}
