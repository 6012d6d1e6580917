import { pathText } from '@kermesse/sections/faults';

import { metaOf } from '@kermesse/sections/meta';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { ToolButton } from '../../controls/ToolButton.tsx';
import { announce } from '@kermesse/ui/announce';
import { useEditorStore, useWorkspace } from '../../store/context.ts';
import { getIn, listOf } from '../../document/json.ts';
import { configurationOf } from '../../store/workspace.ts';
import type { FormFieldProps } from '../field/field-props.ts';
import { FieldShell } from '../field/FieldShell.tsx';
import { useFaultText } from '../../faults/form-context.ts';
import { useUiLocale } from '../../translations/ui-locale.ts';
import { withOwnIdentifier } from './identifiers.ts';
import { ListItem } from './ListItem.tsx';
import { emptyValueOf } from './empty-value.ts';

const Items = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 4px;
`;

const Foot = styled.div`
  margin-block-start: 4px;
`;

/**
 * A list field with collapsible items. The editor can add, move, duplicate and remove them. Alt with an arrow key also
 * moves an item.
 */
export function ListField({ meta, keys, Field }: FormFieldProps) {
  const { t } = useTranslation('composer');
  const locale = useUiLocale();
  const store = useEditorStore();
  const list = useRef<HTMLOListElement>(null);
  const length = useWorkspace((workspace) => listOf(getIn(configurationOf(workspace), keys)).length);
  const fault = useFaultText(pathText(keys), false);
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set(length === 1 ? [0] : []));
  const { item, max } = meta;
  if (item === undefined) return null;
  const name = metaOf(item).label[locale] || meta.label[locale];

  const open = (index: number, isOpen: boolean) =>
    setOpened((before) =>
      isOpen ? new Set([...before, index]) : new Set([...before].filter((each) => each !== index)),
    );
  const full = max !== undefined && length >= max ? t('list.full', { count: max }) : undefined;
  /** Focuses a control of an item: its header by default, or a button that moves it. */
  const focusItem = (index: number, control = '[data-fold]') =>
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`:scope > li:nth-child(${index + 1}) ${control}`)?.focus(),
    );

  const insert = (at: number, value: unknown) => {
    const items = getIn(configurationOf(store.get()), keys);
    store.applyCommand({ do: 'insert', keys, at, value: withOwnIdentifier(item, value, items) });
  };
  const add = () => {
    insert(length, emptyValueOf(item));
    open(length, true);
    announce(t('list.added', { name, position: length + 1 }));
    focusItem(length);
  };
  const move = (from: number, to: number) => {
    if (to < 0 || to >= length) return announce(t(to < 0 ? 'order.first' : 'order.last'));
    const button = document.activeElement?.getAttribute('data-move');
    store.applyCommand({ do: 'move', keys, from, to });
    setOpened((before) => new Set([...before].map((each) => (each === from ? to : each === to ? from : each))));
    announce(t('list.moved', { name, position: to + 1, count: length }));
    // The same button keeps the focus, so that it can be pressed again.
    focusItem(to, button == null ? undefined : `[data-move="${button}"]`);
  };
  const double = (index: number) => {
    insert(index + 1, structuredClone(getIn(configurationOf(store.get()), [...keys, index])));
    setOpened((before) => new Set([...before].map((each) => (each > index ? each + 1 : each))));
    announce(t('list.doubled', { name, position: index + 2 }));
    focusItem(index + 1);
  };
  const remove = (index: number) => {
    store.applyCommand({ do: 'removeItem', keys, at: index });
    setOpened(
      (before) => new Set([...before].filter((each) => each !== index).map((each) => (each > index ? each - 1 : each))),
    );
    announce(t('list.removed', { name, position: index + 1 }));
    focusItem(Math.max(0, Math.min(index, length - 2)));
  };

  return (
    <FieldShell meta={meta} fault={fault} several>
      {() => (
        <>
          {length > 0 && (
            <Items ref={list}>
              {Array.from({ length }, (_, index) => (
                <ListItem
                  key={index}
                  schema={item}
                  keys={[...keys, index]}
                  kind={name}
                  position={index}
                  length={length}
                  isOpen={opened.has(index)}
                  onOpenChange={(isOpen) => open(index, isOpen)}
                  onMove={(by) => move(index, index + by)}
                  onDouble={() => double(index)}
                  full={full}
                  onRemove={() => remove(index)}
                  Field={Field}
                />
              ))}
            </Items>
          )}
          <Foot>
            <ToolButton look="line" icon={<Plus aria-hidden="true" />} disabledReason={full} onClick={add}>
              {t('list.add', { name })}
            </ToolButton>
          </Foot>
        </>
      )}
    </FieldShell>
  );
}
