import { editorDocumentGet } from '@kermesse/api/editor-document-get';
import type { Failure } from '@kermesse/api/failure';
import { useTask } from '@kermesse/api/use-task';
import { useDateFormat } from '@kermesse/ui/use-date-format';
import { FileText, House, Settings2 } from 'lucide-react';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useServer } from '../server/ServerContext.tsx';
import { StateBadge } from './StateBadge.tsx';
import { useDraftState } from './use-draft-state.ts';
import { commentsOf, withComments } from '../document/comments.ts';
import { announce } from '@kermesse/ui/announce';
import { rowStyle, PlainList } from '../controls/controls.styles.ts';
import { useDocumentName } from '../names/use-document-name.ts';
import { useEditorStore, useWorkspace } from '../store/context.ts';
import { lockedDrafts } from '../store/locked-drafts.ts';
import { listedFor, type PageState } from '../store/page-state.ts';
import { draftOf, freeKey, isChanged, publishedSlug, slugOf, type Draft } from '../store/workspace.ts';
import { Failed } from '../server/Failed.tsx';
import { LoadingText } from '../server/LoadingText.tsx';
import type { DocumentSummary } from '@kermesse/api/schemas/pages/editor';
import { pathOfSlug } from '@kermesse/api/schemas/pages/slug';
import { useLatestPublishedPages } from '../server/PublishedPages.tsx';

/** Below this width the state of a page is below its name. */
const narrowList = '@container (max-width: 27.99rem)';

const List = styled(PlainList)`
  & button {
    ${rowStyle}
    display: grid;
    grid-template-columns: 1.375rem minmax(0, 1fr) auto;
    gap: 2px 10px;
    align-items: center;
    min-height: 46px;
    padding: 4px 8px;
    font-size: 1rem;
    line-height: 1.2;
  }
  & button > svg {
    width: 1.125rem;
    height: 1.125rem;
  }
  & small {
    color: var(--ink-soft);
    font-size: 0.8125rem;
  }
  ${narrowList} {
    & button {
      grid-template-columns: 1.375rem minmax(0, 1fr);
    }
    & button > span:last-child {
      grid-column: 2;
    }
  }
`;

const Place = styled.div`
  container-type: inline-size;
  display: grid;
  gap: 18px;

  &:focus {
    outline: none;
  }
`;

interface Entry {
  key: string;
  kind: DocumentSummary['kind'];
  title: unknown;
  slug: string;
  state: PageState;
  /** ISO 8601; undefined for a document that is not on the server. */
  updatedAt?: string;
  open: () => void;
}

const keyOf = ({ kind, slug }: Pick<DocumentSummary, 'kind' | 'slug'>) => `${kind} ${slug}`;

const isHome = ({ kind, slug }: Entry) => kind === 'page' && pathOfSlug(slug) === '/';

interface PagesListProps {
  onOpened: () => void;
  /** The content for a site without pages. */
  empty?: ReactNode;
  /** Whether the list takes the focus when it mounts, if the form that it replaces had it. */
  takesFocus?: boolean;
}

/**
 * The list of the site's pages with their states, the home page first. Opening a page keeps a draft with unpublished
 * changes, one that another window has locked, and that of the published version with its history.
 */
export function PagesList({ onOpened, empty, takesFocus = false }: PagesListProps) {
  const { t } = useTranslation('composer');
  const nameOf = useDocumentName();
  const store = useEditorStore();
  const { server } = useServer();
  const drafts = useWorkspace((workspace) => workspace.drafts);
  const { data: listed, failure, reload } = useLatestPublishedPages();
  const stateOf = useDraftState();
  /** The page that could not be opened. */
  const [failed, setFailed] = useState<{ failure: Failure; retry: () => void }>();
  const [opening, setOpening] = useState('');
  const request = useTask();
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (takesFocus && document.activeElement === document.body) place.current?.focus();
  }, [takesFocus]);
  // Focuses the first page once loaded, unless the focus has moved meanwhile.
  useLayoutEffect(() => {
    if (listed !== undefined && document.activeElement === place.current)
      place.current?.querySelector('button')?.focus();
  }, [listed]);
  const reloadFocused = () => {
    place.current?.focus();
    reload();
  };

  const draftFor = (each: DocumentSummary, open: Readonly<Record<string, Draft>>) => {
    const found = Object.values(open).filter((draft) => listedFor(draft, listed ?? []) === each);
    return found.find((draft) => publishedSlug(draft) === each.slug) ?? found[0];
  };
  const open = async (each: DocumentSummary) => {
    const { kind, slug } = each;
    setOpening(keyOf(each));
    setFailed(undefined);
    // Only the last page that was chosen is opened.
    request.cancel();
    const response = await request.run(async (signal) => {
      const loaded = await server?.call(editorDocumentGet, { kind, slug }, { signal });
      return loaded && { result: loaded, locked: await lockedDrafts() };
    });
    if (response === undefined) return;
    const { result, locked } = response;
    setOpening('');
    if (!result.ok) return setFailed({ failure: result.failure, retry: () => void open(each) });
    const { drafts: current, active, lockedElsewhere } = store.get();
    const known = draftFor(each, current);
    // Its changes in the window that has locked it, such as comments, may not be known here.
    const isElsewhere = ({ key }: Draft) => lockedElsewhere.has(key) || (key !== active && locked.has(key));
    const { configuration, version } = result.data;
    const base = { version, configuration };
    if (known !== undefined && (isChanged(known) || isElsewhere(known))) {
      store.show(known.key);
      if (isChanged(known)) announce(t('pages.own'));
    } else if (known?.base.version === version && !isChanged({ ...known, base })) {
      store.show(known.key);
    } else if (known === undefined) {
      const draft = draftOf(kind, configuration, base);
      store.open({ ...draft, key: freeKey(current, draft.key) });
    } else {
      const commented = withComments(configuration, commentsOf(known.history.present), []);
      const { key: kept, unsent } = known;
      store.replaceDraft({ ...draftOf(kind, commented, base), key: kept, unsent });
      store.show(kept);
    }
    onOpened();
  };
  const known = (listed ?? []).map((each) => ({ each, draft: draftFor(each, drafts) }));
  const listedDrafts = known.map(({ draft }) => draft);
  const own = Object.values(drafts).filter((draft) => !listedDrafts.includes(draft));
  const entries: Entry[] = [
    ...known.map(({ each, draft }): Entry => {
      // Opening an unchanged draft shows the published version.
      const state = draft !== undefined && isChanged(draft) ? stateOf(draft) : 'live';
      return { ...each, key: keyOf(each), state, open: () => void open(each) };
    }),
    ...own.map((draft): Entry => {
      const { present } = draft.history;
      const show = () => {
        store.show(draft.key);
        onOpened();
      };
      return {
        key: `own ${draft.key}`,
        kind: draft.kind,
        title: present['title'],
        slug: slugOf(present),
        state: stateOf(draft),
        open: show,
      };
    }),
  ];
  entries.sort((one, other) => Number(isHome(other)) - Number(isHome(one)));
  const minute = useDateFormat('minute');
  const placeOf = ({ kind, slug, updatedAt }: Entry) =>
    [kind === 'site' ? '' : pathOfSlug(slug), updatedAt === undefined ? '' : minute(updatedAt)]
      .filter(Boolean)
      .join(' · ');
  const hasNoPages = listed !== undefined && entries.every(({ kind }) => kind === 'site');
  return (
    <Place ref={place} tabIndex={-1}>
      {hasNoPages && empty}
      {listed === undefined && failure === undefined && <LoadingText>{t('pages.loading')}</LoadingText>}
      {listed !== undefined && (
        <List aria-label={t('pages.title')}>
          {entries.map((entry) => {
            const Icon = entry.kind === 'site' ? Settings2 : isHome(entry) ? House : FileText;
            return (
              <li key={entry.key}>
                <button type="button" aria-busy={entry.key === opening || undefined} onClick={entry.open}>
                  <Icon aria-hidden="true" />
                  <span>
                    {nameOf(entry.kind, entry)}
                    <br />
                    <small>{entry.key === opening ? t('pages.opening') : placeOf(entry)}</small>
                  </span>
                  <StateBadge state={entry.state} />
                </button>
              </li>
            );
          })}
        </List>
      )}
      {failure !== undefined && <Failed failure={failure} onRetry={reloadFocused} />}
      {failed !== undefined && <Failed failure={failed.failure} onRetry={failed.retry} />}
    </Place>
  );
}
