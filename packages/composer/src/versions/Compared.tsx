import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { Configuration } from '../document/json.ts';
import { useUiLocale } from '../translations/ui-locale.ts';
import { describePath } from '../faults/describe-path.ts';
import { sectionWithKey } from '../document/sections.ts';
import { useSectionTitle } from '../names/section-title.ts';
import { sectionsForMessage } from '../preview/preview-message.ts';
import { StillFrame } from '../preview/StillFrame.tsx';
import { useWorkspace } from '../store/context.ts';
import { activeDraft } from '../store/workspace.ts';
import { differenceTexts } from './differences-text.ts';
import { differencesOf, type Difference } from './differences.ts';

/** The previews of a page take the height that the list leaves, so that the dialog with its buttons fits the window. */
const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;

  &[data-page] {
    grid-template-rows: minmax(120px, 1fr) auto;
    height: clamp(340px, 100dvh - 380px, 640px);
  }
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 12px;
  min-height: 0;

  figure {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
    gap: 4px;
    min-width: 0;
    min-height: 0;
  }
  figcaption {
    font-size: 0.875rem;
    font-weight: 620;
  }
`;

const Picture = styled(StillFrame)`
  overflow: hidden auto;
  scrollbar-gutter: stable;
  border: 1px solid var(--line);
`;

const Direction = styled.p`
  font-size: 0.875rem;
`;

const Changes = styled.ul`
  max-height: 160px;
  margin: 4px 0 0;
  padding-inline-start: 1.2em;
  overflow-y: auto;
  font-size: 0.875rem;
  line-height: 1.45;
  overflow-wrap: anywhere;

  strong {
    font-weight: 600;
  }
`;

/** A picture of a whole page. It scrolls, but is not interactive: the focus stays in the dialog. */
function Side({ title, configuration }: { title: string; configuration: Configuration }) {
  return (
    <figure>
      <figcaption>{title}</figcaption>
      <Picture
        title={title}
        sections={sectionsForMessage(configuration)}
        role="group"
        aria-label={title}
        tabIndex={0}
      />
    </figure>
  );
}

/** The texts of a difference: the old and the new one of a change, and otherwise the only one. */
function DifferenceWords({ change }: { change: Difference }) {
  const { t } = useTranslation('composer');
  const { before, after } = differenceTexts(change, useUiLocale());
  if (typeof change.after === 'boolean') return t(`versions.flags.${change.after}`);
  if (change.kind !== 'changed' || before === '' || before === after) return after || before;
  return after === '' ? t('versions.emptied', { before }) : t('versions.fromTo', { before, after });
}

export interface ComparedProps {
  before: Configuration;
  after: Configuration;
  beforeTitle: string;
  afterTitle: string;
}

/** Two versions side by side: previews of a page, and a list of the differences. */
export function Compared({ before, after, beforeTitle, afterTitle }: ComparedProps) {
  const { t } = useTranslation('composer');
  const locale = useUiLocale();
  const titleOf = useSectionTitle();
  /** Returns the title of a section in the newer version that has it. */
  const titleIn = (key: string) => titleOf(sectionWithKey(after, key) === undefined ? before : after, key);
  const isPage = useWorkspace((workspace) => activeDraft(workspace).kind === 'page');
  const changes = useMemo(() => differencesOf(before, after, isPage ? 'page' : 'site'), [before, after, isPage]);
  return (
    <Layout data-page={isPage ? '' : undefined}>
      {isPage && (
        <Pair>
          <Side title={beforeTitle} configuration={before} />
          <Side title={afterTitle} configuration={after} />
        </Pair>
      )}
      {changes.length === 0 ? (
        <p>{t('versions.same')}</p>
      ) : (
        <div>
          <Direction>{t('versions.direction', { before: beforeTitle, after: afterTitle })}</Direction>
          <Changes tabIndex={0} aria-label={t('versions.changes')}>
            {changes.map((change, index) => {
              const { kind, section, root, keys } = change;
              // The name of an item says which one was added or removed.
              const isWholeItem = kind !== 'changed' && typeof keys.at(-1) === 'number';
              return (
                <li key={index}>
                  {t(`versions.kinds.${kind}`)}{' '}
                  <strong>
                    {[section === undefined ? '' : titleIn(section), describePath(keys, root, locale)]
                      .filter(Boolean)
                      .join(' › ')}
                  </strong>{' '}
                  {!isWholeItem && <DifferenceWords change={change} />}
                </li>
              );
            })}
          </Changes>
        </div>
      )}
    </Layout>
  );
}
