import type { PathKey } from '@kermesse/sections/faults';
import { metaOf } from '@kermesse/sections/meta';
import { siteSchema } from '@kermesse/sections/site-configuration';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type * as z from 'zod';
import { useLockedElsewhere } from '../drafts/draft-lock-context.ts';
import type { Configuration } from '../document/json.ts';
import { useLinks } from '../links/use-links.ts';
import { FaultCount } from '../faults/FaultCount.tsx';
import { siteFaults } from '../faults/schema-faults.ts';
import { rowStyle, readOnly } from '../controls/controls.styles.ts';
import { useEditedField } from '../form/field/use-edited-field.ts';
import { useOnRequest } from '../form/field/use-field.ts';
import { FormField } from '../form/FormField.tsx';
import { FormProvider } from '../faults/form-context.ts';
import { useUiLocale } from '../translations/ui-locale.ts';
import { FormBoundary } from '../boundaries/Boundaries.tsx';
import { MenuEditor } from '../menus/MenuEditor.tsx';
import { useEditorStore, useWorkspace } from '../store/context.ts';
import { configurationOf } from '../store/workspace.ts';
import { countMissingTranslations } from '../translations/missing.ts';
import { MissingTranslationBadge } from '../translations/MissingTranslationBadge.tsx';
import { SitePreview } from './SitePreview.tsx';

const Parts = styled.nav`
  display: grid;
  align-content: start;
  gap: 1px;
  padding: 10px 6px;
  overflow-y: auto;
  border-inline-end: 1px solid var(--line);

  & > button {
    ${rowStyle}
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px 6px;
    min-height: 40px;
    padding: 4px 10px;
    font: 560 0.9375rem / 1.3 var(--sans);
  }
`;

const SiteContent = styled.div`
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

const { menuItemGroups: groups, ...parts } = metaOf(siteSchema).fields ?? {};
/** The parts of the form. Groups of links are part of the menus. */
const fields = Object.entries(parts);

/** Returns the part of a key of the configuration. */
const partOf = (key: PathKey | undefined): string => (key === 'menuItemGroups' ? 'menus' : String(key));

/** Returns the part in which two states of the configuration differ; undefined if it is not the only one. */
function onlyChangedPart(before: Configuration, after: Configuration): string | undefined {
  const keys = Object.keys({ ...before, ...after }).filter((key) => before[key] !== after[key]);
  const [only, ...others] = fields.filter(([name]) => keys.some((key) => partOf(key) === name));
  return others.length === 0 ? only?.[0] : undefined;
}

/** The editor of the site configuration: texts, colours, menus and lists, each part as a form from its schema. */
export function SiteEditor() {
  const { t } = useTranslation('composer');
  const locale = useUiLocale();
  const lockedElsewhere = useLockedElsewhere();
  const links = useLinks();
  const store = useEditorStore();
  const configuration = useWorkspace(configurationOf);
  const focusRequest = useWorkspace((workspace) => workspace.focusRequest);
  const onFocus = useEditedField();
  const [part, setPart] = useState('appInformation');
  useOnRequest(focusRequest, () => setPart(partOf(focusRequest?.keys[0])));
  const [{ known, before }, setKnown] = useState({ known: configuration, before: configuration });
  if (configuration !== known) {
    setKnown({ known: configuration, before: known });
    // Undo and redo show what they change. Changes in another window do not.
    if (!lockedElsewhere) setPart(onlyChangedPart(known, configuration) ?? part);
  }
  const shown = fields.find(([name]) => name === part);
  const faults = useMemo(() => siteFaults(configuration), [configuration]);
  const form = useMemo(() => ({ onlyMissing: false, links }), [links]);
  const missingIn = (name: string, schema: z.ZodType) => {
    const own = countMissingTranslations(schema, configuration[name]);
    return name === 'menus' && groups !== undefined
      ? own + countMissingTranslations(groups, configuration['menuItemGroups'])
      : own;
  };
  return (
    <>
      <Parts aria-label={t('site.parts')}>
        {fields.map(([name, schema]) => (
          <button
            key={name}
            type="button"
            aria-current={name === part ? 'true' : undefined}
            onClick={() => {
              setPart(name);
              store.setEditing([name]);
            }}
          >
            {metaOf(schema).label[locale]}
            <FaultCount count={faults.filter(({ keys }) => partOf(keys[0]) === name).length} />
            <MissingTranslationBadge count={missingIn(name, schema)} />
          </button>
        ))}
      </Parts>
      <SiteContent inert={lockedElsewhere} onFocus={onFocus}>
        {shown !== undefined && (
          <FormProvider value={form}>
            {/* Other fields show their label themselves. */}
            {(metaOf(shown[1]).kind === 'group' || part === 'menus') && <h2>{metaOf(shown[1]).label[locale]}</h2>}
            <FormBoundary key={part}>
              {part === 'menus' ? <MenuEditor before={before} /> : <FormField schema={shown[1]} keys={[shown[0]]} />}
            </FormBoundary>
          </FormProvider>
        )}
      </SiteContent>
      <SitePreview menusOnly={part === 'menus'} />
    </>
  );
}
