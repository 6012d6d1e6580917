import { pageHeadSchema, settingsSchema } from '@kermesse/sections/page-configuration';
import { metaOf } from '@kermesse/sections/meta';
import { ChevronRight } from 'lucide-react';
import { memo, useId, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { entriesOf, sectionWithKey } from '../document/sections.ts';
import { nameOfSource, sourceOf } from '../document/source.ts';
import { definitionOf } from '../document/section-names.ts';
import { useWorkspace } from '../store/context.ts';
import { pagePlace } from '../store/selection.ts';
import { configurationOf } from '../store/workspace.ts';
import { AddressField } from './fields/AddressField.tsx';
import { FormField } from './FormField.tsx';
import { FormProvider, useFormContext, type FormSettings } from '../faults/form-context.ts';
import { countMissingInHead, countMissingInSection } from '../translations/missing.ts';
import { useUiLocale } from '../translations/ui-locale.ts';
import { UnknownSection } from './UnknownSection.tsx';
import { useEditedField } from './field/use-edited-field.ts';
import { useFocusRequest, useOnRequest } from './field/use-field.ts';

const FormBody = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 18px;
  padding: 14px 16px 40px;
`;

const Title = styled.h2`
  font-size: 1.375rem;
  line-height: 1.1;
`;

const About = styled.p`
  margin-block-start: 4px;
  color: var(--ink-soft);
  font-size: 0.875rem;
  line-height: 1.4;
`;

const Fold = styled.section`
  padding-block-start: 12px;
  border-block-start: 1px solid var(--line);

  & > button {
    display: flex;
    align-items: center;
    gap: 7px;
    min-height: 30px;
    margin-block: 0 8px;
    margin-inline: -6px 0;
    padding: 2px 6px;
    border: 0;
    background: none;
    font: 620 0.9375rem / 1.3 var(--sans);
  }
  & > button > svg {
    width: 1rem;
    height: 1rem;
  }
  & > button[aria-expanded='true'] > svg {
    transform: rotate(90deg);
  }
  & > button:focus-visible {
    outline-offset: 2px;
  }
`;

/** A note that the section or the page has no missing translation: with the filter its form may be empty. */
function NothingMissing() {
  const { t } = useTranslation('composer');
  const missing = useWorkspace((workspace) => {
    const configuration = configurationOf(workspace);
    const place = sectionWithKey(configuration, workspace.selected);
    return place === undefined ? countMissingInHead(configuration) : countMissingInSection(place);
  });
  return missing === 0 && <About>{t('translation.none')}</About>;
}

/** The page's own fields, except its address. */
const headFields = Object.entries(metaOf(pageHeadSchema).fields ?? {}).filter(([name]) => name !== 'slug');

function PageForm({ notes }: { notes: ReactNode }) {
  const { t } = useTranslation('composer');
  const { onlyMissing } = useFormContext();
  const onFocus = useEditedField();
  return (
    <FormBody onFocus={onFocus}>
      <div>
        <Title>{t('form.page')}</Title>
        <About>{t('form.pageAbout')}</About>
      </div>
      {notes}
      <AddressField />
      {headFields.map(([name, schema]) => (
        <FormField key={name} schema={schema} keys={[name]} />
      ))}
      {onlyMissing && <NothingMissing />}
    </FormBody>
  );
}

/** The settings common to all sections. They are collapsed until the editor opens them or follows a check to them. */
function Settings({ index }: { index: number }) {
  const { t } = useTranslation('composer');
  const locale = useUiLocale();
  const id = useId();
  const keys = ['sections', index, 'settings'];
  const [open, setOpen] = useState(false);
  useOnRequest(useFocusRequest(keys), () => setOpen(true));
  return (
    <Fold>
      <button type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        <ChevronRight aria-hidden="true" data-directed />
        {metaOf(settingsSchema).label[locale] || t('form.settings')}
      </button>
      <div id={id} hidden={!open}>
        <FormField schema={settingsSchema} keys={keys} />
      </div>
    </Fold>
  );
}

function OneSection({ index, id, notes }: { index: number; id: string | undefined; notes: ReactNode }) {
  const { t } = useTranslation('composer');
  const locale = useUiLocale();
  const { onlyMissing } = useFormContext();
  const onFocus = useEditedField();
  const source = useWorkspace((workspace) => {
    const found = sourceOf(entriesOf(configurationOf(workspace))[index]);
    return found && nameOfSource(found);
  });
  const definition = definitionOf(id);
  if (definition === undefined) return <UnknownSection index={index} />;
  const { fields = {} } = metaOf(definition.schema);
  return (
    <FormBody onFocus={onFocus}>
      <div>
        <Title>{definition.name[locale]}</Title>
        <About>{definition.description[locale]}</About>
        {source !== undefined && <About>{t('form.source', { name: source })}</About>}
      </div>
      {notes}
      {Object.entries(fields).map(([name, schema]) => (
        <FormField key={name} schema={schema} keys={['sections', index, 'data', name]} />
      ))}
      {/* The settings have no texts to translate. */}
      {onlyMissing ? <NothingMissing /> : <Settings index={index} />}
    </FormBody>
  );
}

interface SectionFormProps extends FormSettings {
  /** Shown below the title: the comments on the section. */
  notes?: ReactNode;
}

/** The form of the selected section, or of the page itself. All fields come from the schemas. */
export const SectionForm = memo(function SectionForm({ onlyMissing, links, notes }: SectionFormProps) {
  const form = useMemo(() => ({ onlyMissing, links }), [onlyMissing, links]);
  const selected = useWorkspace((workspace) => workspace.selected);
  const index = useWorkspace((workspace) => sectionWithKey(configurationOf(workspace), selected)?.index);
  const id = useWorkspace((workspace) => sectionWithKey(configurationOf(workspace), selected)?.id);
  return (
    <FormProvider value={form}>
      {selected === pagePlace || index === undefined ? (
        <PageForm notes={notes} />
      ) : (
        <OneSection key={selected} index={index} id={id} notes={notes} />
      )}
    </FormProvider>
  );
});
