import { messageFor } from '@kermesse/api/error-catalogue';
import type { LoadedData } from '@kermesse/api/use-loaded';
import { Button } from '@kermesse/ui/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormNotice } from '../form/notices/FormNotice.tsx';
import { Rows, RowShape } from './login-and-security.styles.ts';

export interface LoadedListProps<T> {
  /** The accessible name of the list. */
  label: string;
  /** The items or, while there are none, the failure to load them. */
  list: Pick<LoadedData<readonly T[]>, 'data' | 'failure' | 'reload'>;
  /** Shown for an empty list. */
  empty: ReactNode;
  /** Renders the content of a row. */
  renderRow: (item: T) => ReactNode;
}

/** Renders a list from the server: a skeleton, an error with a retry button, a text when it is empty, or its rows. */
export function LoadedList<T extends { id: string }>({ label, list, empty, renderRow }: LoadedListProps<T>) {
  const { t } = useTranslation('loginAndSecurity');
  const { data, failure, reload } = list;
  if (data === undefined) {
    if (failure === undefined) return <RowShape role="status" aria-label={t('loading')} />;
    return (
      <>
        <FormNotice notice={messageFor('loginAndSecurityList', failure)} />
        <Button variant="line" size="s" onPress={reload}>
          {t('again')}
        </Button>
      </>
    );
  }
  if (data.length === 0) return empty;
  return (
    <Rows aria-label={label}>
      {data.map((item) => (
        <li key={item.id}>{renderRow(item)}</li>
      ))}
    </Rows>
  );
}
