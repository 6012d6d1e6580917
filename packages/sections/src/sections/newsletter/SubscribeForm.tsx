import { Button } from '@kermesse/ui/Button';
import { TextField } from '@kermesse/ui/TextField';
import { announce } from '@kermesse/ui/announce';
import { useRefusals } from '@kermesse/ui/faults';
import { useId, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { contactOf } from './contact.ts';
import { Form, Hint } from './newsletter.styles.ts';
import { useSubscription } from './use-subscription.ts';

/** One field, one button. What was typed stays until the subscription has succeeded. */
export function SubscribeForm({ buttonText }: { buttonText?: string }) {
  const { t } = useTranslation('newsletter');
  const [written, setWritten] = useState('');
  const { pending, outcome, subscribe, forget } = useSubscription();
  const [fault, setFault] = useState<'required' | 'neither'>();
  const { form, refuse } = useRefusals();
  const field = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const contact = contactOf(written);

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (contact === undefined) {
      setFault(written.trim() === '' ? 'required' : 'neither');
      refuse();
      return;
    }
    const ended = await subscribe(contact);
    if (ended === 'success') {
      setWritten('');
      field.current?.focus();
      announce(t('success'));
    } else if (ended !== undefined) {
      refuse();
    }
  }

  const wrong = fault ?? (outcome === 'success' ? undefined : outcome);

  return (
    <Form ref={form} method="post" onSubmit={(event) => void onSubmit(event)} noValidate>
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
          setFault(undefined);
          forget();
        }}
        inputRef={field}
        isRequired
        errorMessage={wrong && t(wrong)}
        successMessage={outcome === 'success' ? t('success') : undefined}
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
