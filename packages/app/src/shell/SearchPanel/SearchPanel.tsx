import { from } from '@kermesse/ui/breakpoints';
import { SearchFields } from '@kermesse/sections/search-fields';
import { Container } from '@kermesse/ui/Container';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Panel } from '../Panel/Panel.tsx';

const Band = styled.div`
  padding-block: clamp(64px, 8vw, 76px) clamp(40px, 5vw, 64px);
  border-block-end: 1px solid var(--hairline);
`;

const Title = styled.h2`
  max-inline-size: 18em;
  padding-inline-end: 44px;
  font-size: var(--text-4);
  line-height: 1.06;
`;

const Form = styled.form`
  display: grid;
  gap: 18px 36px;
  align-items: end;
  margin-block-start: clamp(24px, 3vw, 40px);

  @media ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > button {
      justify-self: start;
    }
  }
  @media ${from.laptop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
  }
`;

/**
 * The search panel: fields for place and event, and a button to find a kit. The search is not available yet. The panel
 * says so and repeats it after each submission (`panel-listeners.ts` shows the text of `data-response`).
 */
export function SearchPanel() {
  const { t } = useTranslation('app');
  const { t: fields } = useTranslation('search-bar');
  return (
    <Panel name="search" labelledBy="search-title" closeLabel={t('search.close')} from="top" tone="page">
      <Band>
        <Container>
          <Title id="search-title">{t('search.title')}</Title>
          <Form method="dialog" data-response={fields('soon')}>
            <SearchFields />
          </Form>
        </Container>
      </Band>
    </Panel>
  );
}
