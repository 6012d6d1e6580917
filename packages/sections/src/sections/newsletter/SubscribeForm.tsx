import { newsletterEmails } from '@kermesse/api/newsletter-emails';
import { newsletterPhones } from '@kermesse/api/newsletter-phones';
import { useCall } from '@kermesse/api/use-call';
import { Button } from '@kermesse/ui/Button';
import { TextField } from '@kermesse/ui/TextField';
import { announce } from '@kermesse/ui/announce';
import { useFields } from '@kermesse/ui/fields';
import { useId, useRef, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { usePostedForm } from '../../render/forms/posted-form.ts';
import { subscriberOf, emptySubscription, checkSubscription } from './subscription.ts';
import { Form, Hint } from './newsletter.styles.ts';

/**
 * The subscription form: one field and one button. The input stays until the subscription has succeeded. Without
 * JavaScript, the browser posts the form to the page.
 */
export function SubscribeForm({ buttonText }: { buttonText?: string }) {
  const { t } = useTranslation('newsletter');
  const posted = usePostedForm('newsletter');
  const { pending, succeeded, call, reset } = useCall('newsletter', { lasting: true, last: posted.lastCall });
  const { form, values, renew, field, setErrors, validate } = useFields(
    { ...emptySubscription, ...posted.values },
    checkSubscription,
    ({ key }) => t(key),
    posted.fieldErrors,
  );
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const hintId = `${id}-hint`;
  const subscriber = subscriberOf(values.contact);

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (!(await validate()) || subscriber === undefined) return;
    const result = await call<unknown>((client) =>
      subscriber.kind === 'email'
        ? client.call(newsletterEmails, { email: subscriber.email })
        : client.call(newsletterPhones, { phone: subscriber.phone }),
    );
    if (result?.ok === true) {
      renew(values, emptySubscription);
      input.current?.focus();
      announce(t('success'));
    } else if (result?.error.message !== undefined) {
      setErrors({ contact: { key: result.error.message } });
    }
  }

  const written = field('contact');

  return (
    <Form id={id} ref={form} method="post" action={`#${id}`} onSubmit={(event) => void onSubmit(event)} noValidate>
      <input type="hidden" name="form" value="newsletter" />
      <TextField
        {...written}
        label={t('label')}
        aria-describedby={hintId}
        placeholder={t('placeholder')}
        inputMode="email"
        autoComplete="email"
        onChange={(text) => {
          written.onChange(text);
          reset();
        }}
        inputRef={input}
        successMessage={succeeded ? t('success') : undefined}
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
