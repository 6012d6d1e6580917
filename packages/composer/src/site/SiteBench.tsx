import { metaOf } from '@kermesse/sections/meta';
import { siteSchema } from '@kermesse/sections/site-configuration';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useElsewhere } from '../app/HoldingContext.ts';
import { useLinks } from '../app/useLinks.ts';
import { FaultCount } from '../checks/FaultCount.tsx';
import { siteFaults } from '../checks/schema-faults.ts';
import { line, readOnly } from '../controls/controls.styles.ts';
import { byPath } from '../form/byPath.ts';
import { FormField } from '../form/FormField.tsx';
import { FormProvider, useUiLocale } from '../form/FormContext.ts';
import { useWorkspace } from '../store/context.ts';
import { configurationOf } from '../store/workspace.ts';
import { missingTranslations } from '../translations/missing.ts';
import { Untranslated } from '../translations/Untranslated.tsx';
import { Colours } from './Colours.tsx';

const Parts = styled.nav`
  display: grid;
  align-content: start;
  gap: 1px;
  padding: 10px 6px;
  overflow-y: auto;
  border-inline-end: 1px solid var(--line);

  & > button {
    ${line}
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px 6px;
    min-height: 40px;
    padding: 4px 10px;
    font: 560 0.9375rem / 1.3 var(--sans);
  }
`;

const Sheet = styled.div`
  display: grid;
  align-content: start;
  grid-template-columns: minmax(0, 1fr);
  gap: 18px;
  padding: 14px 16px 48px;
  overflow-y: auto;
  border-inline-end: 1px solid var(--line);

  & > h2 {
    font-size: 1.375rem;
  }
  &[inert] {
    ${readOnly}
  }
`;

/** The site's own configuration: what is said of it, its colours, menus and lists, each part by the form of its schema. Where there is no room to edit, the colours at work. */
export function SiteBench({ onlyLooking = false }: { onlyLooking?: boolean }) {
  const { t } = useTranslation('composer');
  const locale = useUiLocale();
  const elsewhere = useElsewhere();
  const links = useLinks();
  const configuration = useWorkspace(configurationOf);
  const fields = Object.entries(metaOf(siteSchema).fields ?? {});
  const [part, setPart] = useState('appInformation');
  const shown = fields.find(([name]) => name === part);
  const faults = useMemo(() => siteFaults(configuration), [configuration]);
  const form = useMemo(() => ({ onlyMissing: false, links, faultsOf: byPath(siteFaults) }), [links]);
  const labelOf = (name: string, label: string) => label || t(`site.${name}`, { defaultValue: name });
  if (onlyLooking) return <Colours />;
  return (
    <>
      <Parts aria-label={t('site.parts')}>
        {fields.map(([name, schema]) => (
          <button key={name} type="button" aria-current={name === part ? 'true' : undefined} onClick={() => setPart(name)}>
            {labelOf(name, metaOf(schema).label[locale])}
            <FaultCount count={faults.filter(({ keys }) => keys[0] === name).length} />
            <Untranslated count={missingTranslations(schema, configuration[name]).length} />
          </button>
        ))}
      </Parts>
      <Sheet inert={elsewhere}>
        {shown !== undefined && (
          <FormProvider value={form}>
            <h2>{labelOf(shown[0], metaOf(shown[1]).label[locale])}</h2>
            <FormField key={shown[0]} schema={shown[1]} keys={[shown[0]]} />
          </FormProvider>
        )}
      </Sheet>
      <Colours />
    </>
  );
}
