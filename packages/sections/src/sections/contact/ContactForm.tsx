import { contactMessage } from '@kermesse/api/contact-message';
import { useCall } from '@kermesse/api/use-call';
import { Button } from '@kermesse/ui/Button';
import { useFields } from '@kermesse/ui/fields';
import { TextArea } from '@kermesse/ui/TextArea';
import { TextField } from '@kermesse/ui/TextField';
import { Send } from 'lucide-react';
import { Icon } from '@kermesse/ui/Icon';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeptForm } from '../../render/forms/input-keeper.ts';
import { usePostedForm } from '../../render/forms/posted-form.ts';
import { Fields, Form, Hint, Sending } from './form.styles.ts';
import {
  emptyMessage,
  fieldErrorsFrom,
  checkMessage,
  isEmpty,
  messageFrom,
  messageOf,
  type FieldName,
} from './contact-message.ts';
import { SubmissionResult } from './SubmissionResult.tsx';

interface ContactFormProps {
  /** The id of the heading that labels the form. */
  labelledBy: string;
  /** The title of the email. */
  title: string;
  /** The site's email address. */
  recipient?: string;
}

/**
 * The contact form. The input stays until the message has been sent, whatever fails: also while the visitor looks at
 * other pages, and for logged-in users when the session ends. Without JavaScript, the browser posts the form to the
 * page.
 */
export function ContactForm({ labelledBy, title, recipient }: ContactFormProps) {
  const { t } = useTranslation('contact');
  /** What happened to the input other than by a submission of this form. */
  const [notice, setNotice] = useState<'restored' | 'sent'>();
  const posted = usePostedForm('contact', labelledBy);
  const { pending, error, succeeded, call, reset } = useCall('contact', { lasting: true, last: posted.lastCall });
  const { form, values, renew, field, setErrors, validate } = useFields(
    { ...emptyMessage, ...posted.values },
    checkMessage,
    ({ key }) => t(key),
    posted.fieldErrors,
  );
  const dropKept = useKeptForm(labelledBy, {
    values: () => (isEmpty(values) ? undefined : values),
    restore(stored, reason) {
      // Input typed since is newer.
      const restored = messageFrom(stored);
      if (restored === undefined || !isEmpty(values)) return;
      renew(values, restored);
      setNotice(reason === 'session' ? 'restored' : undefined);
    },
    clear(input, reason) {
      renew({ ...emptyMessage, ...input }, emptyMessage);
      setNotice(reason === 'sent' ? 'sent' : undefined);
    },
  });
  const hint = useId();

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (pending) return;
    if ((await validate()) === undefined) {
      reset();
      return;
    }
    setNotice(undefined);
    const line = (name: 'name' | 'email' | 'phone', value: string) => t('line', { label: t(name), value });
    const message = messageOf(values, { title, recipient, line });
    const result = await call((client) => client.call(contactMessage, message));
    if (result?.ok === true) {
      // The session may have ended meanwhile.
      dropKept(values);
      renew(values, emptyMessage);
    } else if (result?.error.fields !== undefined) {
      setErrors(fieldErrorsFrom(result.error.fields));
    }
  }

  const textField = (name: FieldName) => {
    const props = field(name);
    return {
      ...props,
      onChange: (value: string) => {
        props.onChange(value);
        if (!pending) reset();
        if (notice === 'sent') setNotice(undefined);
      },
    };
  };

  return (
    <Form
      ref={form}
      method="post"
      action={`#${labelledBy}`}
      onSubmit={(event) => void onSubmit(event)}
      noValidate
      aria-labelledby={labelledBy}
      aria-describedby={hint}
    >
      <input type="hidden" name="form" value="contact" />
      <input type="hidden" name="at" value={labelledBy} />
      <Hint id={hint}>{t('allRequired')}</Hint>
      <Fields>
        <TextField {...textField('name')} label={t('name')} autoComplete="name" />
        <TextField
          {...textField('email')}
          label={t('emailAddress')}
          type="email"
          inputMode="email"
          autoComplete="email"
        />
        <TextField {...textField('phone')} label={t('phoneNumber')} type="tel" autoComplete="tel" />
        <TextField {...textField('subject')} label={t('subject')} />
        <TextArea {...textField('message')} label={t('message')} rows={[5, 14]} />
      </Fields>
      <Sending>
        <Button type="submit" pending={pending} pendingLabel={t('sending')} icon={<Icon icon={Send} />}>
          {t('send')}
        </Button>
        <SubmissionResult error={error} succeeded={succeeded || notice === 'sent'} restored={notice === 'restored'} />
      </Sending>
    </Form>
  );
}
