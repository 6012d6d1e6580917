import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type Values = Readonly<Record<string, unknown>>;

function TranslatedText({ namespace, name, values }: { namespace: string; name: string; values?: Values }) {
  const { t } = useTranslation(namespace);
  return t(name, { ...values });
}

/**
 * Returns a text in the language of the page that shows it. Notifications of a request use it, because the language may
 * change after the component that sent the request was left.
 */
export const translated = (namespace: string, name: string, values?: Values): ReactNode => (
  <TranslatedText namespace={namespace} name={name} values={values} />
);
