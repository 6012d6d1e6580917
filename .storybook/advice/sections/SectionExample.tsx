import { useMemo } from 'react';
import { I18nextProvider } from 'react-i18next';
import styled from 'styled-components';
import { i18nFor } from '../../i18n.ts';
import { Sections, type Configured } from '../../../packages/sections/src/stories/Sections.tsx';

/** A section as on a desktop, scaled down to the width of a picture. */
const Scaled = styled.div`
  inline-size: 100%;
  max-block-size: 900px;
  overflow: hidden;
  zoom: 0.4;

  @media (max-width: 759px) {
    zoom: 0.6;
  }
`;

export interface SectionExampleProps extends Pick<Configured, 'slug' | 'data'> {
  /** The name of the example, unique on its page: ids of the section contain it. */
  name: string;
}

/** A section of an example, from its configuration, always in English. */
export function SectionExample({ name, slug, data }: SectionExampleProps) {
  const list = useMemo(() => [{ slug, data, pivot: { linkId: name } }], [name, slug, data]);
  return (
    <I18nextProvider i18n={i18nFor('en')}>
      <Scaled>
        <Sections list={list} continued />
      </Scaled>
    </I18nextProvider>
  );
}
