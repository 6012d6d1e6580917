import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { box } from '../controls/controls.styles.ts';
import { ToolButton } from '../controls/ToolButton.tsx';
import { knownAuthor } from './author.ts';
import { longestAuthor, longestComment } from './comments.ts';
import { useCommentActions } from './useComments.ts';

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
  & > div {
    display: flex;
    gap: 6px;
  }
`;

export interface CommentFormProps {
  section: string;
  /** The check it answers, as it is worded. */
  check?: string;
  onDone: () => void;
}

/** Says something of a section. The name is asked for once and stays in this browser. */
export function CommentForm({ section, check, onDone }: CommentFormProps) {
  const { t } = useTranslation('composer');
  const { add } = useCommentActions();
  const id = useId();
  const [text, setText] = useState('');
  const [author, setAuthor] = useState(knownAuthor);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '' || author.trim() === '') return;
    add({ section, ...(check === undefined ? {} : { check }), author: author.trim(), text: text.trim() });
    onDone();
  };
  return (
    <Form onSubmit={submit} onKeyDown={({ key }) => key === 'Escape' && onDone()} data-own-undo="">
      <label htmlFor={`${id}-text`}>
        {t('comments.text')}
        <textarea
          ref={field}
          id={`${id}-text`}
          value={text}
          required
          maxLength={longestComment}
          rows={2}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <label htmlFor={`${id}-author`}>
        {t('comments.author')}
        <input
          id={`${id}-author`}
          value={author}
          required
          maxLength={longestAuthor}
          autoComplete="name"
          onChange={({ target }) => setAuthor(target.value)}
        />
      </label>
      <div>
        <ToolButton type="submit" look="main">
          {t('comments.send')}
        </ToolButton>
        <ToolButton onClick={onDone}>{t('common.cancel')}</ToolButton>
      </div>
    </Form>
  );
}
