import { Button } from '@kermesse/ui/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormNotice } from '../form/notices/FormNotice.tsx';
import { Rows, RowShape } from './login-and-security.styles.ts';
import type { Loaded } from './use-login-and-security-list.ts';

export interface LoadedListProps<T> {
  /** The accessible name of the list. */
  label: string;
  /** The items, or the state while there are none. */
  loaded: Loaded<T>;
  /** Retries after a failure. */
  load: () => void;
  /** Shown for an empty list. */
  empty: ReactNode;
  /** Renders the content of a row. */
  renderRow: (item: T) => ReactNode;
}

/** Renders a list from the server: a skeleton, an error with a retry button, a text when it is empty, or its rows. */
export function LoadedList<T extends { id: string }>({ label, loaded, load, empty, renderRow }: LoadedListProps<T>) {
  const { t } = useTranslation('loginAndSecurity');
  if (loaded.state === 'loading') return <RowShape role="status" aria-label={t('loading')} />;
  if (loaded.state === 'failed') {
    return (
      <>
        <FormNotice notice={loaded.error} />
        <Button variant="line" size="s" onPress={load}>
          {t('again')}
        </Button>
      </>
    );
  }
  if (loaded.items.length === 0) return empty;
  return (
    <Rows aria-label={label}>
      {loaded.items.map((item) => (
        <li key={item.id}>{renderRow(item)}</li>
      ))}
    </Rows>
  );
}
