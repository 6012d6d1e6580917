import { useCall } from '@kermesse/api/use-call';
import { Button } from '@kermesse/ui/Button';
import { TextField } from '@kermesse/ui/TextField';
import { announce } from '@kermesse/ui/announce';
import { useFields } from '@kermesse/ui/fields';
import { useId, useRef, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { usePostedForm } from '../../render/forms/posted-form.ts';
import { checkSubscription, emptySubscription, subscribe, subscriberOf } from './subscription.ts';
import { Form, Hint } from './newsletter.styles.ts';

/** Whether the focus is in the form or on no element: then a visitor waits for the response of the form. */
const isWaitingAt = (form: HTMLFormElement | null) =>
  document.activeElement === document.body || form?.contains(document.activeElement) === true;

/**
 * The subscription form: one field and one button. The input stays until the subscription has succeeded. Without
 * JavaScript, the browser posts the form to the page.
 */
export function SubscribeForm({ buttonText }: { buttonText?: string }) {
  const { t } = useTranslation('newsletter');
  const id = useId();
  const posted = usePostedForm('newsletter', id);
  const { pending, error, succeeded, call, reset } = useCall('newsletter', { lasting: true, last: posted.lastCall });
  const { form, values, renew, field, setErrors, validate } = useFields(
    { ...emptySubscription, ...posted.values },
    checkSubscription,
    ({ key }) => t(key),
    posted.fieldErrors,
  );
  const input = useRef<HTMLInputElement>(null);
  const hintId = `${id}-hint`;
  const subscriber = subscriberOf(values.contact);

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if ((await validate()) === undefined || subscriber === undefined) return;
    const result = await call((client) => subscribe(client, subscriber));
    // The response may arrive while the visitor uses another form or another page.
    const isWaiting = isWaitingAt(form.current);
    if (result?.ok === true) {
      // The visitor has typed another address meanwhile, which is not subscribed.
      if (input.current !== null && input.current.value !== values.contact) return;
      renew(values, emptySubscription);
      if (isWaiting) input.current?.focus();
      announce(t('success'));
    } else if (result?.error.message !== undefined) {
      const { message } = result.error;
      if (isWaiting) setErrors({ contact: { key: message } });
      else announce(t(message), 'assertive');
    }
  }

  const contactField = field('contact');
  // The success belongs to the address that was sent, which the form has cleared.
  const subscribed = succeeded && values.contact === '';

  return (
    <Form id={id} ref={form} method="post" action={`#${id}`} onSubmit={(event) => void onSubmit(event)} noValidate>
      <input type="hidden" name="form" value="newsletter" />
      <input type="hidden" name="at" value={id} />
      <TextField
        {...contactField}
        errorMessage={contactField.errorMessage ?? (error?.message === undefined ? undefined : t(error.message))}
        label={t('label')}
        aria-describedby={hintId}
        placeholder={t('placeholder')}
        inputMode="email"
        autoComplete="email"
        onChange={(text) => {
          contactField.onChange(text);
          reset();
        }}
        inputRef={input}
        successMessage={subscribed ? t('success') : undefined}
      />
      <Button
        type="submit"
        unavailable={subscriber === undefined ? t('neither') : undefined}
        pending={pending}
        pendingLabel={t('subscribing')}
      >
        {buttonText ?? t('subscribe')}
      </Button>
      <Hint id={hintId}>{t('hint')}</Hint>
    </Form>
  );
}
