import { Button } from '@kermesse/ui/Button';
import { TextField } from '@kermesse/ui/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { failureText, screenOf, user, type PlayContext } from '../../stories/form-stories.ts';
import { localeOf } from '../../stories/flow-story.tsx';
import { Fields } from '../form.styles.ts';
import { FormNotice } from './FormNotice.tsx';
import type { FormError } from './notice.ts';

const samples = {
  fr: { label: 'Adresse e-mail', send: 'Envoyer', otherMessages: ['La date est passée.', 'Ce lieu n’existe plus.'] },
  en: { label: 'Email', send: 'Send', otherMessages: ['The date has passed.', 'This place is no longer there.'] },
};

/** A form that fails at the first press and succeeds at the second: the notice appears and disappears. */
function Refused({ notice, label, send }: { notice: FormError | undefined; label: string; send: string }) {
  const [tries, setTries] = useState(0);
  return (
    <Fields
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTries(tries + 1);
      }}
    >
      <TextField label={label} defaultValue="afi@example.com" />
      <FormNotice notice={tries % 2 === 1 ? notice : undefined} />
      <Button type="submit">{send}</Button>
    </Fields>
  );
}

/**
 * The error of a whole form, above its button, with the message of the error catalogue. Its live region is mounted
 * before an error occurs, because screen readers announce changes of a region, not a new region. It says what happened,
 * what is kept and what to do. It disappears with the next submission. An error of a single field appears under that
 * field instead.
 */
const meta = {
  title: 'Flows/Form/Notice',
  component: FormNotice,
  args: { notice: { message: 'generic', help: 'retry' } },
  render: ({ notice }, { globals }) => {
    const { label, send } = samples[localeOf({ globals })];
    return <Refused notice={notice} label={label} send={send} />;
  },
} satisfies Meta<typeof FormNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

const alertOf = (context: PlayContext) => screenOf(context).getByRole('alert');

/** The same live region is empty, filled and empty again. It takes no space while it is empty. */
export const Typical: Story = {
  play: async (context) => {
    const { send, label } = samples[localeOf(context)];
    const region = alertOf(context);
    const button = context.canvas.getByRole('button', { name: send });
    await expect(region).toBeEmptyDOMElement();
    const top = button.getBoundingClientRect().top;
    await user.click(button);
    await expect(alertOf(context)).toBe(region);
    await expect(region).toHaveTextContent(failureText('generic', context));
    await expect(region).toHaveTextContent(failureText('retry', context).replaceAll(/\s/g, ' '));
    await expect(context.canvas.getByRole('textbox', { name: label })).toHaveValue('afi@example.com');
    await expect(button.getBoundingClientRect().top).toBeGreaterThan(top);
    await user.click(button);
    await expect(region).toBeEmptyDOMElement();
    await expect(button.getBoundingClientRect().top).toBe(top);
    await user.click(button);
  },
};

/** A message with a number has a singular and a plural form. */
export const WithNumbers: Story = {
  render: () => (
    <>
      <FormNotice notice={{ message: 'limited', help: 'limitedFor', values: { count: 1 } }} />
      <br />
      <FormNotice notice={{ message: 'limited', help: 'limitedFor', values: { count: 12 } }} />
    </>
  ),
  play: async (context) => {
    const [one, several] = screenOf(context).getAllByRole('alert');
    await expect(one).toHaveTextContent(failureText('limitedFor_one', context));
    await expect(several).toHaveTextContent(failureText('limitedFor_other', context).replace('{{count}}', '12'));
  },
};

/** The server's errors for fields that the form does not have are shown too. */
export const OtherWords: Story = {
  render: (_args, { globals }) => (
    <FormNotice
      notice={{
        message: 'missingData',
        otherMessages: [...samples[localeOf({ globals })].otherMessages, 'a'.repeat(120)],
      }}
    />
  ),
  play: async (context) => {
    const region = alertOf(context);
    for (const text of samples[localeOf(context)].otherMessages) await expect(region).toHaveTextContent(text);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
