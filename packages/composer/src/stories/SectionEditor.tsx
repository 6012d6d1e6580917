import { isRecord } from '@kermesse/sections/json';
import { keepFocus } from '@kermesse/ui/keep-focus';
import { useEffect, useState } from 'react';
import { entriesOf, placesOf } from '../document/sections.ts';
import { SectionForm } from '../form/SectionForm.tsx';
import { ServerProvider } from '../server/ServerContext.tsx';
import { EditorStoreProvider } from '../store/context.ts';
import { configurationOf, createEditorStore, draftOf, type EditorStore } from '../store/workspace.ts';
import { useServerFor } from '../testing/use-server-for.ts';

/** A section with its data and settings, as the form edits it. */
export interface EditedSection {
  slug: string;
  data: unknown;
  settings?: unknown;
}

export interface SectionEditorProps {
  section: EditedSection;
  /** Called with the section after each change. */
  onChange?: (section: EditedSection) => void;
}

function storeOf({ slug, data, settings }: EditedSection): EditorStore {
  const entry = { slug, pivot: { linkId: 'panel' }, data, ...(settings === undefined ? {} : { settings }) };
  const store = createEditorStore(draftOf('page', { slug: 'panel', title: 'Panel', sections: [entry] }));
  const [place] = placesOf(configurationOf(store.get()));
  if (place !== undefined) store.select(place.key);
  return store;
}

const noLinks: [] = [];

/** The composer's form of one section, on its own: for a panel beside a story. */
export function SectionEditor({ section, onChange }: SectionEditorProps) {
  const [store] = useState(() => storeOf(section));
  const { slug } = section;
  useEffect(() => {
    if (onChange === undefined) return undefined;
    let [known] = entriesOf(configurationOf(store.get()));
    return store.subscribe(() => {
      const [entry] = entriesOf(configurationOf(store.get()));
      // The store also notifies of the focused field, which changes no section.
      if (entry === known) return;
      known = entry;
      if (isRecord(entry)) onChange({ slug, data: entry['data'], settings: entry['settings'] });
    });
  }, [store, onChange, slug]);
  return (
    <EditorStoreProvider value={store}>
      <SectionForm onlyMissing={false} links={noLinks} />
    </EditorStoreProvider>
  );
}

/** The composer's form of one section with a server, for stories of pictures. */
export function ConnectedSectionEditor(props: SectionEditorProps) {
  // As in the composer.
  useEffect(keepFocus, []);
  const serverFor = useServerFor();
  return (
    <ServerProvider serverFor={serverFor}>
      <main>
        <SectionEditor {...props} />
      </main>
    </ServerProvider>
  );
}
