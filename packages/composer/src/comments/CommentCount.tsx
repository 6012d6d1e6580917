import { MessageSquare } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useComments } from './use-comments.ts';

const Mark = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 2px;
  color: var(--ink-soft);
  font: 620 0.75rem / 1.4 var(--sans);
  font-variant-numeric: lining-nums tabular-nums;

  & > svg {
    width: 0.875rem;
    height: 0.875rem;
  }
`;

/** The number of open comments on a section; renders nothing when there are none. */
export function CommentCount({ section }: { section: string }) {
  const { t } = useTranslation('composer');
  const count = useComments(section).filter(({ resolved }) => !resolved).length;
  if (count === 0) return null;
  const words = t('comments.count', { count });
  return (
    <Mark role="img" aria-label={words} title={words}>
      <MessageSquare aria-hidden="true" />
      {count}
    </Mark>
  );
}
