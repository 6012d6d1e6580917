import { newsletterEmails } from '@kermesse/api/newsletter-emails';
import { newsletterPhones } from '@kermesse/api/newsletter-phones';
import { useCall } from '@kermesse/api/use-call';
import { Button } from '@kermesse/ui/Button';
import { TextField } from '@kermesse/ui/TextField';
import { announce } from '@kermesse/ui/announce';
import { useFields, type Faults } from '@kermesse/ui/fields';
import { useId, useRef, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { contactOf } from './contact.ts';
import { Form, Hint } from './newsletter.styles.ts';

const empty = { contact: '' };

function faultsOf({ contact }: typeof empty): Faults<typeof empty> {
  if (contactOf(contact) !== undefined) return {};
  return { contact: { key: contact.trim() === '' ? 'required' : 'neither' } };
}

/** One field, one button. What was typed stays until the subscription has succeeded. */
export function SubscribeForm({ buttonText }: { buttonText?: string }) {
  const { t } = useTranslation('newsletter');
  const { pending, succeeded, call, reset } = useCall('newsletter', { lasting: true });
  const { form, values, renew, field, setErrors, validate } = useFields(empty, faultsOf, ({ key }) => t(key));
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const contact = contactOf(values.contact);

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (!(await validate()) || contact === undefined) return;
    const result = await call<unknown>((client) =>
      contact.kind === 'email'
        ? client.call(newsletterEmails, { email: contact.email })
        : client.call(newsletterPhones, { phone: contact.phone }),
    );
    if (result?.ok === true) {
      renew(values, empty);
      input.current?.focus();
      announce(t('success'));
    } else if (result?.error.message !== undefined) {
      setErrors({ contact: { key: result.error.message } });
    }
  }

  const written = field('contact');

  return (
    <Form ref={form} method="post" onSubmit={(event) => void onSubmit(event)} noValidate>
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
        unavailable={contact === undefined ? t('neither') : undefined}
        pending={pending}
        pendingLabel={t('subscribing')}
      >
        {buttonText ?? t('subscribe')}
      </Button>
      <Hint id={hintId}>{t('hint')}</Hint>
    </Form>
  );
}
