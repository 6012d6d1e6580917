import styled from 'styled-components';

/** The container width for two fields side by side. */
const twoFields = '@container (min-width: 480px)';

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;

export const Hint = styled.p`
  font-size: var(--text-0);
  color: var(--ink-soft);
`;

export const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4) var(--space-4);
  align-items: start;

  ${twoFields} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > :last-child {
      grid-column: 1 / -1;
    }
  }
`;

export const Sending = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3) var(--space-5);
  margin-block-start: var(--space-2);

  > button {
    flex: none;
    max-width: 100%;
  }
`;

export const OutcomeMessage = styled.div`
  --kind: var(--danger);
  display: flex;
  flex: 1 1 16rem;
  gap: 10px;
  min-width: 0;
  line-height: 1.35;
  color: var(--kind);

  &[data-kind='success'] {
    --kind: var(--success);
  }
  &:empty {
    flex-basis: 0;
  }
  > svg {
    flex: none;
    margin-block-start: 0.1em;
  }
  strong {
    display: block;
    font-weight: 600;
  }
  strong + span {
    display: block;
    font-size: var(--text-0);
    color: var(--ink);
  }
`;
