import { Button } from '@kermesse/ui/Button';
import { TextField } from '@kermesse/ui/TextField';
import { useId, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { contactOf } from './contact.ts';
import { Form, Hint } from './newsletter.styles.ts';
import { useSubscription } from './useSubscription.ts';

/** One field, one button. What was typed stays until the subscription has succeeded. */
export function SubscribeForm({ buttonText }: { buttonText?: string }) {
  const { t } = useTranslation('newsletter');
  const [written, setWritten] = useState('');
  const { pending, outcome, subscribe, forget } = useSubscription();
  const field = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const contact = contactOf(written);

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (contact === undefined) return;
    const ended = await subscribe(contact);
    if (ended === 'success') setWritten('');
    if (ended !== undefined) field.current?.focus();
  }

  return (
    <Form method="post" onSubmit={(event) => void onSubmit(event)} noValidate>
      <TextField
        label={t('label')}
        aria-describedby={hintId}
        placeholder={t('placeholder')}
        name="contact"
        inputMode="email"
        autoComplete="email"
        value={written}
        onChange={(text) => {
          setWritten(text);
          forget();
        }}
        inputRef={field}
        errorMessage={outcome === undefined || outcome === 'success' ? undefined : t(outcome)}
        successMessage={outcome === 'success' ? t('success') : undefined}
      />
      <Button type="submit" isDisabled={contact === undefined} pending={pending} pendingLabel={t('subscribing')}>
        {buttonText ?? t('subscribe')}
      </Button>
      <Hint id={hintId}>{t('hint')}</Hint>
    </Form>
  );
}
