import { messageFor } from '@kermesse/api/error-catalogue';
import type { NativeForm } from '../../render/forms/native-form.ts';
import { checkSubscription, subscribe, subscriberOf } from './subscription.ts';

/** The newsletter form posted without JavaScript. */
export const nativeForm: NativeForm = {
  fields: ['contact'],
  async send({ contact: typed = '' }, { client }) {
    const subscriber = subscriberOf(typed);
    if (subscriber === undefined) return { fieldErrors: checkSubscription({ contact: typed }) };
    const result = await subscribe(client, subscriber);
    const message = result.ok ? undefined : messageFor('newsletter', result.failure)?.message;
    return message === undefined ? {} : { fieldErrors: { contact: { key: message } } };
  },
};
