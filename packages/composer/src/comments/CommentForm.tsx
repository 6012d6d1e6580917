import { useErrorFocus } from '@kermesse/ui/error-focus';
import { safeLocalStorage } from '@kermesse/ui/safe-storage';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { box } from '../controls/controls.styles.ts';
import { ToolButton } from '../controls/ToolButton.tsx';
import { maxAuthorLength, maxCommentLength } from '../document/comments.ts';
import { useCommentActions, type CommentDraft } from './use-comments.ts';

/** The name with which the user signed the last comment. */
const authorKey = 'kermesse-composer-author';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;

  & label {
    display: grid;
    gap: 3px;
    font-size: 0.875rem;
    font-weight: 600;
  }
  & textarea,
  & input {
    ${box}
    font-size: max(16px, 0.9375rem);
  }
  & textarea {
    field-sizing: content;
    min-height: 62px;
    max-height: 200px;
    resize: vertical;
  }
  & [data-kind='error'] {
    color: var(--danger);
    font-size: 0.875rem;
  }
  & > div {
    display: flex;
    gap: 6px;
  }
`;

export interface CommentFormProps {
  section: string;
  draft: CommentDraft;
}

/**
 * A form to comment on a section. Escape closes it and keeps the text, unless it cancels the composition of an input
 * method. The author's name is stored in this browser for the next comment.
 */
export function CommentForm({ section, draft: { text, check, isNew, write, hide, discard } }: CommentFormProps) {
  const { t } = useTranslation('composer');
  const { add } = useCommentActions();
  const id = useId();
  const [author, setAuthor] = useState(() => safeLocalStorage.get(authorKey)?.slice(0, maxAuthorLength) ?? '');
  const { form, refusals, refuse } = useErrorFocus();
  const field = useRef<HTMLTextAreaElement>(null);
  const fault = (name: 'text' | 'author', value: string) =>
    refusals > 0 && value.trim() === ''
      ? {
          control: { 'aria-invalid': true as const, 'aria-describedby': `${id}-${name}-fault` },
          message: (
            <span id={`${id}-${name}-fault`} data-kind="error">
              {t(`comments.${name}Missing`)}
            </span>
          ),
        }
      : undefined;
  const [textFault, authorFault] = [fault('text', text), fault('author', author)];
  useEffect(() => {
    if (isNew) field.current?.focus();
  }, [isNew]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '' || author.trim() === '') return refuse();
    add({ section, ...(check === undefined ? {} : { check }), author: author.trim(), text: text.trim() });
    discard();
  };
  return (
    <Form
      ref={form}
      noValidate
      onSubmit={submit}
      onKeyDown={({ key, nativeEvent }) => key === 'Escape' && !nativeEvent.isComposing && hide()}
      data-own-undo=""
    >
      <label htmlFor={`${id}-text`}>
        {t('comments.text')}
        <textarea
          ref={field}
          id={`${id}-text`}
          value={text}
          required
          {...textFault?.control}
          maxLength={maxCommentLength}
          rows={2}
          onChange={({ target }) => write(target.value)}
        />
      </label>
      {textFault?.message}
      <label htmlFor={`${id}-author`}>
        {t('comments.author')}
        <input
          id={`${id}-author`}
          value={author}
          required
          {...authorFault?.control}
          maxLength={maxAuthorLength}
          autoComplete="name"
          onChange={({ target }) => {
            setAuthor(target.value);
            safeLocalStorage.set(authorKey, target.value);
          }}
        />
      </label>
      {authorFault?.message}
      <div>
        <ToolButton type="submit" look="main">
          {t('comments.send')}
        </ToolButton>
        <ToolButton onClick={discard}>{t('common.cancel')}</ToolButton>
      </div>
    </Form>
  );
}
