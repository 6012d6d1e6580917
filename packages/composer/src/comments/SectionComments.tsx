import { useDateFormat } from '@kermesse/ui/use-date-format';
import { Check, MessageSquarePlus, RotateCcw, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useLockedElsewhere } from '../drafts/draft-lock-context.ts';
import { ToolButton } from '../controls/ToolButton.tsx';
import { useWorkspace } from '../store/context.ts';
import { CommentForm } from './CommentForm.tsx';
import type { Comment } from '../document/comments.ts';
import { useCommentActions, useCommentDraft, useComments, useUnsentOnChecks } from './use-comments.ts';

const SectionCommentList = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;

  & > ul {
    display: grid;
    gap: 6px;
  }
  & > button {
    justify-self: start;
    margin-inline-start: -9px;
  }
`;

const Card = styled.li`
  padding-block: 8px 6px;
  padding-inline: 11px 6px;
  border-inline-start: 3px solid var(--hairline);
  background: color-mix(in srgb, var(--highlight) 14%, transparent);
  font-size: 0.9375rem;
  line-height: 1.4;

  &[data-resolved] {
    background: none;
    color: var(--ink-soft);
  }
  & > blockquote {
    margin-block-end: 4px;
    color: var(--ink-soft);
    font-size: 0.8125rem;
  }
  & > p {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  & > footer {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 4px;
    color: var(--ink-soft);
    font-size: 0.8125rem;
  }
  & > footer > span {
    flex: 1 1 auto;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

function CommentCard({ comment: { id, author, text, check, at, resolved } }: { comment: Comment }) {
  const { t } = useTranslation('composer');
  const { resolve, remove } = useCommentActions();
  const minute = useDateFormat('minute');
  return (
    <Card data-resolved={resolved ? '' : undefined}>
      {check !== undefined && <blockquote>{check}</blockquote>}
      <p>{text}</p>
      <footer>
        <span>
          {[author, at === 0 ? '' : minute(at), resolved ? t('comments.resolved') : ''].filter(Boolean).join(' · ')}
        </span>
        {resolved ? (
          <ToolButton
            label={t('comments.reopen', { author })}
            icon={<RotateCcw />}
            onClick={() => resolve(id, false)}
          />
        ) : (
          <ToolButton label={t('comments.resolve', { author })} icon={<Check />} onClick={() => resolve(id, true)} />
        )}
        <ToolButton label={t('comments.remove', { author })} icon={<Trash2 />} onClick={() => remove(id)} />
      </footer>
    </Card>
  );
}

/** The form of a comment on a check that was not sent, or a button that shows it. */
function UnsentOnCheck({ section, place }: { section: string; place: string }) {
  const { t } = useTranslation('composer');
  const { form, check, show } = useCommentDraft(place);
  if (form !== undefined) return <CommentForm section={section} draft={form} />;
  return (
    <ToolButton icon={<MessageSquarePlus aria-hidden="true" />} onClick={() => show(true)}>
      {check === undefined ? t('comments.add') : t('comments.check', { check })}
    </ToolButton>
  );
}

/** The comments on a section, open ones first, those not sent, and a form for a new one. */
export function SectionComments({ section }: { section: string }) {
  const { t } = useTranslation('composer');
  const lockedElsewhere = useLockedElsewhere();
  const comments = useComments(section);
  const { form, show } = useCommentDraft(section);
  const unsentOnChecks = useUnsentOnChecks(section);
  const closed = lockedElsewhere && form === undefined;
  if (closed && comments.length === 0 && unsentOnChecks.length === 0) return null;
  return (
    <SectionCommentList inert={lockedElsewhere} role="group" aria-label={t('comments.title')}>
      {comments.length > 0 && (
        <ul>
          {comments
            .toSorted((a, b) => Number(a.resolved) - Number(b.resolved))
            .map((comment) => (
              <CommentCard key={comment.id} comment={comment} />
            ))}
        </ul>
      )}
      {unsentOnChecks.map((place) => (
        <UnsentOnCheck key={place} section={section} place={place} />
      ))}
      {form !== undefined && <CommentForm section={section} draft={form} />}
      {form === undefined && !closed && (
        <ToolButton icon={<MessageSquarePlus aria-hidden="true" />} onClick={() => show(true)}>
          {t('comments.add')}
        </ToolButton>
      )}
    </SectionCommentList>
  );
}

/** The comments on the selected section. */
export function SelectedComments() {
  const selected = useWorkspace((workspace) => workspace.selected);
  return <SectionComments key={selected} section={selected} />;
}
