import { isRecord } from '@kermesse/sections/json';
import { useEffect, useState } from 'react';
import { Announcer } from '../controls/Announcer.tsx';
import { entriesOf, placesOf } from '../document/sections.ts';
import { SectionForm } from '../form/SectionForm.tsx';
import { DeskProvider } from '../store/context.ts';
import { configurationOf, createDesk, draftOf, type Desk } from '../store/workspace.ts';

/** One section as its form holds it. */
export interface EditedSection {
  slug: string;
  data: unknown;
  settings?: unknown;
}

export interface SectionEditorProps {
  section: EditedSection;
  /** Told of the section after each change. */
  onChange?: (section: EditedSection) => void;
}

function deskOf({ slug, data, settings }: EditedSection): Desk {
  const entry = { slug, pivot: { linkId: 'panel' }, data, ...(settings === undefined ? {} : { settings }) };
  const desk = createDesk(draftOf('page', { slug: 'panel', title: 'Panel', sections: [entry] }));
  const [place] = placesOf(configurationOf(desk.get()));
  if (place !== undefined) desk.select(place.key);
  return desk;
}

const noLinks: [] = [];

/** The form of one section by itself, from its schema: the composer's own, for a panel beside a story. */
export function SectionEditor({ section, onChange }: SectionEditorProps) {
  const [desk] = useState(() => deskOf(section));
  const { slug } = section;
  useEffect(() => {
    if (onChange === undefined) return undefined;
    let [known] = entriesOf(configurationOf(desk.get()));
    return desk.subscribe(() => {
      const [entry] = entriesOf(configurationOf(desk.get()));
      // The desk also says which field one is in: that changes no section.
      if (entry === known) return;
      known = entry;
      if (isRecord(entry)) onChange({ slug, data: entry['data'], settings: entry['settings'] });
    });
  }, [desk, onChange, slug]);
  return (
    <DeskProvider value={desk}>
      <Announcer>
        <SectionForm onlyMissing={false} links={noLinks} />
      </Announcer>
    </DeskProvider>
  );
}
