import { contactMessage } from '@kermesse/api/contact-message';
import { messageFor } from '@kermesse/api/error-catalogue';
import type { NativeForm } from '../../render/forms/native-form.ts';
import { elementId } from '../../render/element-id.ts';
import { emptyMessage, fieldErrorsFrom, checkMessage, fieldNames, formId, messageOf } from './contact-message.ts';

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** The contact form posted without JavaScript. */
export const nativeForm: NativeForm = {
  fields: fieldNames,
  async send(values, { client, t, page, at }) {
    const typed = { ...emptyMessage, ...values };
    const fieldErrors = checkMessage(typed);
    if (Object.keys(fieldErrors).length > 0) return { fieldErrors };
    const isOwn = (id: string) => at === undefined || formId(elementId(id)) === at;
    const data = page?.sections.find(({ slug, id }) => slug === 'contact' && isOwn(id))?.data;
    const message = messageOf(typed, {
      title: textOf(data?.['title']) ?? '',
      recipient: textOf(data?.['email']),
      line: (name, value) => t('line', { label: t(name), value }),
    });
    const result = await client.call(contactMessage, message);
    if (result.ok) return {};
    const error = messageFor('contact', result.failure);
    return { error, ...(error?.fields !== undefined && { fieldErrors: fieldErrorsFrom(error.fields) }) };
  },
};
