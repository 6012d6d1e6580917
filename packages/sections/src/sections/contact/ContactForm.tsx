import { Button } from '@kermesse/ui/Button';
import { useRefusals } from '@kermesse/ui/faults';
import { TextArea } from '@kermesse/ui/TextArea';
import { TextField } from '@kermesse/ui/TextField';
import { Send } from 'lucide-react';
import { Icon } from '@kermesse/ui/Icon';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeptInput } from '../../render/kept-input.ts';
import { Fields, Form, Hint, NoScript, Sending } from './form.styles.ts';
import {
  emptyMessage,
  faultsOf,
  isEmpty,
  messageFrom,
  messageOf,
  type Faults,
  type FieldName,
} from './contact-message.ts';
import { Result } from './Result.tsx';
import { useSending } from './use-sending.ts';

interface ContactFormProps {
  /** The id of the heading that names the form. */
  labelledBy: string;
  /** Heads the letter. */
  title: string;
  /** The site's own address. */
  recipient?: string;
}

const lengths: Record<FieldName, number> = { name: 200, email: 254, phone: 60, subject: 200, message: 15_000 };

/**
 * A correspondence card. What was typed stays until the message has been sent, whatever goes wrong; that of a member also
 * when their session ends and the page is left for the login.
 */
export function ContactForm({ labelledBy, title, recipient }: ContactFormProps) {
  const { t } = useTranslation('contact');
  const [letter, setLetter] = useState(emptyMessage);
  const [faults, setFaults] = useState<Faults>({});
  const [restored, setRestored] = useState(false);
  const { pending, outcome, send, forget } = useSending();
  const dropKept = useKeptInput('contact', {
    values: () => (isEmpty(letter) ? undefined : letter),
    restore(kept) {
      // What was typed since is newer.
      const typed = messageFrom(kept);
      if (typed === undefined || !isEmpty(letter)) return;
      setLetter(typed);
      setRestored(true);
    },
  });
  const { form, refuse } = useRefusals();
  const hint = useId();

  function complain(found: Faults) {
    setFaults(found);
    refuse();
  }

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (pending) return;
    const wrong = Object.entries(faultsOf(letter)).map(([name, key]) => [name, t(key)] as const);
    if (wrong.length > 0) {
      forget();
      complain(Object.fromEntries(wrong));
      return;
    }
    const line = (field: 'name' | 'email' | 'phone', value: string) => t('line', { label: t(field), value });
    setRestored(false);
    const ended = await send(messageOf(letter, { title, recipient, line }));
    if (ended?.kind === 'success') {
      // The session may have ended meanwhile.
      dropKept();
      setLetter(emptyMessage);
    }
    if (ended?.kind === 'invalid') {
      const { email, ...others } = ended.faults;
      complain({ ...others, ...(email !== undefined && { email: t('emailInvalid') }) });
    }
  }

  const field = (name: FieldName) => ({
    name,
    isRequired: true,
    maxLength: lengths[name],
    value: letter[name],
    errorMessage: faults[name],
    onChange: (value: string) => {
      setLetter((before) => ({ ...before, [name]: value }));
      setFaults(({ [name]: _mended, ...others }) => others);
      if (!pending) forget();
    },
  });

  return (
    <>
      <NoScript>{t('noScript')}</NoScript>
      <Form
        ref={form}
        method="post"
        onSubmit={(event) => void onSubmit(event)}
        noValidate
        aria-labelledby={labelledBy}
        aria-describedby={hint}
      >
        <Hint id={hint}>{t('allRequired')}</Hint>
        <Fields>
          <TextField {...field('name')} label={t('name')} autoComplete="name" />
          <TextField
            {...field('email')}
            label={t('emailAddress')}
            type="email"
            inputMode="email"
            autoComplete="email"
          />
          <TextField {...field('phone')} label={t('phoneNumber')} type="tel" autoComplete="tel" />
          <TextField {...field('subject')} label={t('subject')} autoComplete="off" />
          <TextArea {...field('message')} label={t('message')} rows={[5, 14]} />
        </Fields>
        <Sending>
          <Button type="submit" pending={pending} pendingLabel={t('sending')} icon={<Icon icon={Send} />}>
            {t('send')}
          </Button>
          <Result outcome={outcome} restored={restored} />
        </Sending>
      </Form>
    </>
  );
}
