import type { Locale, Words } from '@kermesse/sections/locale';
import styled from 'styled-components';
import { useAnnouncedLoading } from '@kermesse/ui/announced-loading';
import type { RemoteData } from './remote-data.ts';

const Note = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: var(--space-1) var(--space-3);
  padding: var(--space-2) var(--gutter);
  background: var(--sunk);
  color: var(--ink-soft);
  font-size: var(--text-0);
  text-align: center;

  &[data-state='failed'] {
    background: var(--danger-bg);
    color: var(--danger);
  }
  & > button {
    padding: 2px 10px;
    border: 1px solid currentColor;
    border-radius: var(--radius);
    background: none;
  }
`;

const stateTexts: Record<Exclude<RemoteData['state'], 'loaded'>, Words> = {
  loading: { fr: 'Chargement des données de cette section', en: 'Loading the data of this section' },
  empty: {
    fr: 'La source de données de cette section est vide',
    en: 'The data source of this section is empty',
  },
  failed: {
    fr: 'Les données de cette section n’ont pas pu être chargées',
    en: 'The data of this section could not be loaded',
  },
};
const retryText: Words = { fr: 'Réessayer', en: 'Try again' };

export interface SourceNoteProps {
  remote: RemoteData;
  locale: Locale;
  onRetry: () => void;
}

function Announced({ text }: { text: string }) {
  useAnnouncedLoading(text);
  return <span>{text}</span>;
}

/** A note for editors above a section with remote data: loading, empty or failed. */
export function SourceNote({ remote: { state, name }, locale, onRetry }: SourceNoteProps) {
  if (state === 'loaded') return null;
  const text = `${stateTexts[state][locale]} (${name}).`;
  if (state !== 'failed')
    return (
      <Note data-pending={state === 'loading' ? '' : undefined}>
        <Announced text={text} />
      </Note>
    );
  return (
    <Note data-state="failed" role="alert">
      <span>{text}</span>
      <button type="button" onClick={onRetry}>
        {retryText[locale]}
      </button>
    </Note>
  );
}
