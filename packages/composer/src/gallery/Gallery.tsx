import { exampleSlugs, loadExamples } from '@kermesse/sections/examples';
import { Plus, Search } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { announce } from '@kermesse/ui/announce';
import { loadUntilSuccess } from '@kermesse/ui/until-loaded';
import { useResolved } from '@kermesse/ui/use-resolved';
import { box, rowStyle } from '../controls/controls.styles.ts';
import { ToolButton } from '../controls/ToolButton.tsx';
import { ToolDialog } from '../dialogs/ToolDialog.tsx';
import { normalizeText } from '../document/normalize-text.ts';
import { indexAfter } from '../document/sections.ts';
import { useUiLocale } from '../translations/ui-locale.ts';
import { definitionOf, sectionName } from '../document/section-names.ts';
import { useEditorStore } from '../store/context.ts';
import { configurationOf } from '../store/workspace.ts';
import { Thumbnail } from './Thumbnail.tsx';
import { LoadingText } from '../server/LoadingText.tsx';

const Columns = styled.div`
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(min(11.875rem, 40%), 26%) minmax(0, 1fr);
  height: min(660px, 100vh - 260px);
  margin-block-start: 14px;
  border: 1px solid var(--line);
`;

const Finder = styled.label`
  position: relative;
  display: grid;
  max-width: 15rem;

  & > svg {
    position: absolute;
    inset-block: 0;
    inset-inline: 9px auto;
    margin-block: auto;
    width: 1rem;
    height: 1rem;
    color: var(--ink-soft);
  }
  & > input {
    ${box}
    padding-inline-start: calc(1rem + 16px);
  }
`;

const Kinds = styled.div`
  padding: 8px;
  overflow-y: auto;
  border-inline-end: 1px solid var(--line);

  & button {
    ${rowStyle}
    display: grid;
    padding: 7px 10px;
  }
  & button strong {
    font-size: 0.9375rem;
    font-weight: 620;
  }
  & button small {
    color: var(--ink-soft);
    font-size: 0.8125rem;
    line-height: 1.3;
  }
  & > p {
    padding: 10px;
    color: var(--ink-soft);
  }
`;

const Examples = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(270px, 100%), 1fr));
  align-content: start;
  gap: 18px;
  padding: 18px;
  overflow-y: auto;
  background: var(--sunk);

  & > [data-head] {
    grid-column: 1 / -1;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
  }
  & > [data-head] > h3 {
    font: 620 1rem / 1.3 var(--sans);
  }
`;

export interface GalleryProps {
  onClose: () => void;
  /** Loads the examples of a kind of section. A failed load is repeated. */
  load?: typeof loadExamples;
}

/** The gallery: all kinds of sections with previews of their examples. Choosing an example adds it to the page. */
export function Gallery({ onClose, load = loadExamples }: GalleryProps) {
  const { t } = useTranslation('composer');
  const locale = useUiLocale();
  const store = useEditorStore();
  const [query, setQuery] = useState('');
  const [chosenSlug, setChosenSlug] = useState('');
  const kinds = useMemo(() => {
    const all = exampleSlugs
      .flatMap((each) => definitionOf(each) ?? [])
      .toSorted((a, b) => a.name[locale].localeCompare(b.name[locale], locale));
    const words = normalizeText(query);
    return words === ''
      ? all
      : all.filter((each) =>
          normalizeText(`${each.slug} ${each.name[locale]} ${each.description[locale]}`).includes(words),
        );
  }, [query, locale]);

  // The first search result, until another kind is chosen.
  const slug = kinds.some((each) => each.slug === chosenSlug) ? chosenSlug : (kinds[0]?.slug ?? '');

  const examples = useResolved(slug === '' ? undefined : slug, (signal) => loadUntilSuccess(() => load(slug), signal));

  const nothingFound = kinds.length === 0;
  useEffect(() => {
    if (nothingFound) announce(t('gallery.none'));
  }, [nothingFound, t]);

  const add = (data: unknown, settings: unknown) => {
    const workspace = store.get();
    const entry = {
      slug,
      data: structuredClone(data),
      ...(settings === undefined ? {} : { settings: structuredClone(settings) }),
    };
    store.applyCommand({ do: 'add', at: indexAfter(configurationOf(workspace), workspace.selected), entries: [entry] });
    announce(t('gallery.added', { name: sectionName(slug, locale) }));
    onClose();
  };
  const shown = Object.entries(examples ?? {}).filter(([, { faulty }]) => faulty !== true);
  return (
    <ToolDialog title={t('gallery.title')} width={960} dismissable onClose={onClose}>
      <Finder>
        <Search aria-hidden="true" />
        <input
          type="search"
          aria-label={t('gallery.search')}
          placeholder={t('gallery.search')}
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
      </Finder>
      <Columns>
        <Kinds>
          {nothingFound && <p>{t('gallery.none')}</p>}
          <ul>
            {kinds.map((kind) => (
              <li key={kind.slug}>
                <button type="button" aria-pressed={kind.slug === slug} onClick={() => setChosenSlug(kind.slug)}>
                  <strong>{kind.name[locale]}</strong>
                  <small>{kind.description[locale]}</small>
                </button>
              </li>
            ))}
          </ul>
        </Kinds>
        <Examples>
          {slug !== '' && (
            <div data-head="">
              <h3>{sectionName(slug, locale)}</h3>
              <ToolButton look="line" icon={<Plus aria-hidden="true" />} onClick={() => add({}, undefined)}>
                {t('gallery.empty')}
              </ToolButton>
            </div>
          )}
          {slug !== '' && examples === undefined && <LoadingText>{t('gallery.loading')}</LoadingText>}
          {shown.map(([name, { data, settings, note }]) => (
            <Thumbnail
              key={`${slug} ${name}`}
              slug={slug}
              name={note?.[locale] ?? t(`gallery.examples.${name}`)}
              data={data}
              settings={settings}
              onChoose={() => add(data, settings)}
            />
          ))}
        </Examples>
      </Columns>
    </ToolDialog>
  );
}
