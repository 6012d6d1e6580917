import { createUniqueId } from '@kermesse/sections/unique-id';
import { CircleCheck, Info, MessageSquarePlus, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { CommentForm } from '../comments/CommentForm.tsx';
import { useCommentDraft, useComments } from '../comments/use-comments.ts';
import { rowStyle, PlainList } from '../controls/controls.styles.ts';
import { ToolButton } from '../controls/ToolButton.tsx';
import { useUiLocale } from '../translations/ui-locale.ts';
import { useSectionTitle } from '../names/section-title.ts';
import { useEditorStore, useWorkspace } from '../store/context.ts';
import { pagePlace, placeOfCheck } from '../store/selection.ts';
import { configurationOf } from '../store/workspace.ts';
import type { CheckResult } from '../faults/check.ts';
import { pathOfCheck, quoteOf } from './quote.ts';

const ChecksContent = styled.div`
  display: grid;
  gap: 16px;
  padding: 14px 12px 40px;

  h3 {
    margin-block-end: 6px;
    padding-inline: 4px;
    font: 650 0.9375rem / 1.3 var(--sans);
  }
`;

const NoFaults = styled.p`
  display: flex;
  gap: 8px;
  align-items: center;
  padding-inline: 4px;

  svg {
    width: 1.125rem;
    color: var(--success);
  }
`;

const Item = styled.button`
  ${rowStyle}
  display: grid;
  grid-template-columns: 1.125rem minmax(0, 1fr);
  gap: 2px 8px;
  padding: 7px 6px;
  line-height: 1.35;

  & > svg {
    width: 1.0625rem;
    height: 1.0625rem;
    margin-top: calc((1lh - 1.0625rem) / 2);
    color: var(--highlight-text);
  }
  &[data-level='fault'] > svg {
    color: var(--danger);
  }
  & small {
    display: block;
    color: var(--ink-soft);
    font-size: 0.8125rem;
    overflow-wrap: anywhere;
  }
`;

const Entry = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: 2px 4px;

  & > button:only-child,
  & > form {
    grid-column: 1 / -1;
  }
  & > form {
    padding-block: 4px 12px;
    padding-inline: 32px 6px;
  }
`;

interface CheckItemProps {
  check: CheckResult;
  /** The place of its comments that were not sent. */
  place: string;
  commentable: boolean;
  onGo?: ChecksPanelProps['onGo'];
}

function CheckItem({ check, place, commentable, onGo }: CheckItemProps) {
  const { t } = useTranslation('composer');
  const locale = useUiLocale();
  const store = useEditorStore();
  const titleOf = useSectionTitle();
  const title = useWorkspace((workspace) =>
    check.section === undefined ? '' : titleOf(configurationOf(workspace), check.section),
  );
  const path = useWorkspace((workspace) => pathOfCheck(workspace, check, locale));
  const quotes = {
    fr: useWorkspace((workspace) => quoteOf(workspace, check, 'fr')),
    en: useWorkspace((workspace) => quoteOf(workspace, check, 'en')),
  };
  const go = () => store.goTo(check.keys, check.locale);
  const section = check.section ?? pagePlace;
  const { form, show } = useCommentDraft(place, quotes[locale]);
  // A comment quotes the check in the language of its author.
  const openComments = useComments(section).filter(
    (comment) => !comment.resolved && Object.values(quotes).some((quote) => quote === comment.check),
  ).length;
  // Advice gets no "To fix" label.
  const kindWords = check.level === 'advice' && check.kind === 'schema' ? '' : t(`checks.kinds.${check.kind}`);
  const Icon = check.level === 'fault' ? TriangleAlert : Info;
  return (
    <Entry>
      <Item type="button" data-level={check.level} onClick={() => (onGo === undefined ? go() : onGo(go))}>
        <Icon aria-hidden="true" />
        <span>
          {check.words[locale]}
          <small>{[kindWords, title, path].filter(Boolean).join(' · ')}</small>
        </span>
      </Item>
      {commentable && (
        <ToolButton
          label={[
            t('comments.check', { check: quotes[locale] }),
            ...(openComments > 0 ? [t('comments.count', { count: openComments })] : []),
          ].join(', ')}
          icon={<MessageSquarePlus />}
          aria-expanded={form !== undefined}
          onClick={() => show(form === undefined)}
        >
          {openComments === 0 ? undefined : openComments}
        </ToolButton>
      )}
      {commentable && form !== undefined && <CommentForm section={section} draft={form} />}
    </Entry>
  );
}

/**
 * Returns each check with a key that stays the same while its section moves and its field changes. Several checks of
 * one kind on a field are numbered.
 */
function withKeys(checks: CheckResult[]): [key: string, check: CheckResult][] {
  const uniqueKey = createUniqueId();
  return checks.map((check) => {
    const { section, kind, keys } = check;
    return [uniqueKey(placeOfCheck(section, kind, section === undefined ? keys : keys.slice(2))), check];
  });
}

export interface ChecksPanelProps {
  checks: CheckResult[];
  /** Whether each check has a button to comment on it. */
  commentable?: boolean;
  /** Shows the list without headings, where the surroundings already say what it is. */
  listOnly?: boolean;
  /** Called when the editor follows a check; call `go` to focus its field. */
  onGo?: (go: () => void) => void;
}

/** The faults that prevent publishing, and the advice. Each item focuses its field. */
export function ChecksPanel({ checks, commentable = false, listOnly = false, onGo }: ChecksPanelProps) {
  const { t } = useTranslation('composer');
  const all = withKeys(checks);
  const groups = {
    faults: all.filter(([, { level }]) => level === 'fault'),
    advice: all.filter(([, { level }]) => level === 'advice'),
  };
  const list = (listed: typeof all) => (
    <PlainList>
      {listed.map(([key, check]) => (
        <CheckItem key={key} place={key} check={check} commentable={commentable} onGo={onGo} />
      ))}
    </PlainList>
  );
  if (listOnly) return list(all);
  return (
    <ChecksContent>
      {groups.faults.length === 0 && (
        <NoFaults>
          <CircleCheck aria-hidden="true" />
          {t('checks.none')}
        </NoFaults>
      )}
      {(['faults', 'advice'] as const)
        .filter((name) => groups[name].length > 0)
        .map((name) => (
          <section key={name}>
            <h3>{t(`checks.${name}`, { count: groups[name].length })}</h3>
            {list(groups[name])}
          </section>
        ))}
    </ChecksContent>
  );
}
