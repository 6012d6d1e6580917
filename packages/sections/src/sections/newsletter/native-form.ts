import { messageFor } from '@kermesse/api/error-catalogue';
import { newsletterEmails } from '@kermesse/api/newsletter-emails';
import { newsletterPhones } from '@kermesse/api/newsletter-phones';
import type { NativeForm } from '../../render/forms/native-form.ts';
import { subscriberOf, checkSubscription } from './subscription.ts';

/** The newsletter form posted without JavaScript. */
export const nativeForm: NativeForm = {
  fields: ['contact'],
  async send({ contact: typed = '' }, { client }) {
    const subscriber = subscriberOf(typed);
    if (subscriber === undefined) return { fieldErrors: checkSubscription({ contact: typed }) };
    const result =
      subscriber.kind === 'email'
        ? await client.call(newsletterEmails, { email: subscriber.email })
        : await client.call(newsletterPhones, { phone: subscriber.phone });
    const message = result.ok ? undefined : messageFor('newsletter', result.failure)?.message;
    return message === undefined ? {} : { fieldErrors: { contact: { key: message } } };
  },
};
