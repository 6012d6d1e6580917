import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { ToolButton } from '../../controls/ToolButton.tsx';
import { announce } from '@kermesse/ui/announce';
import { useEditorStore, useFieldValue } from '../../store/context.ts';
import { getIn } from '../../document/json.ts';
import { configurationOf } from '../../store/workspace.ts';
import type { FormFieldProps } from '../field/field-props.ts';
import { FieldShell } from '../field/FieldShell.tsx';
import { useFocusRequest, useOnRequest } from '../field/use-field.ts';
import { useFaultText, useFormContext } from '../../faults/form-context.ts';
import { useUiLocale } from '../../translations/ui-locale.ts';
import { itemKind } from '../../names/item-name.ts';
import { withOwnIdentifier } from '../../names/identifiers.ts';
import { selectorOfField } from '../field/focus-field.ts';
import { ListItem } from './ListItem.tsx';
import { emptyValueOf } from './empty-value.ts';
import { useItemKeys } from './item-keys.ts';

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
  const { onlyMissing } = useFormContext();
  const store = useEditorStore();
  const list = useRef<HTMLOListElement>(null);
  const itemKeys = useItemKeys(useFieldValue(keys));
  const { length } = itemKeys;
  const fault = useFaultText(keys, false);
  /** The index of the item that is open when it appears. */
  const opened = useRef(length === 1 ? 0 : undefined);
  const request = useFocusRequest(keys);
  /** The key of the item that the request opens, also after it has moved. */
  const [requested, setRequested] = useState<number>();
  useOnRequest(request, () => {
    const position = request?.keys[keys.length];
    setRequested(typeof position === 'number' ? itemKeys[position] : undefined);
  });
  const { item, max } = meta;
  if (item === undefined) return null;
  const name = itemKind(item, meta, locale);

  const full = max !== undefined && length >= max ? t('list.full', { count: max }) : undefined;
  /** Focuses a control of an item: its header by default, or a button that moves it. */
  const focusItem = (index: number, control = '[data-fold]') =>
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`:scope > ${selectorOfField([...keys, index])} ${control}`)?.focus(),
    );

  const insert = (at: number, value: unknown) => {
    const items = getIn(configurationOf(store.get()), keys);
    store.applyCommand({ do: 'insert', keys, at, value: withOwnIdentifier(item, value, items) });
  };
  const add = () => {
    opened.current = length;
    insert(length, emptyValueOf(item));
    announce(t('list.added', { name, position: length + 1 }));
    focusItem(length);
  };
  const move = (from: number, to: number) => {
    if (to < 0 || to >= length) return announce(t(to < 0 ? 'order.first' : 'order.last'));
    const button = document.activeElement?.getAttribute('data-move');
    store.applyCommand({ do: 'move', keys, from, to });
    announce(t('list.moved', { name, position: to + 1, count: length }));
    // The same button keeps the focus, so that it can be pressed again.
    focusItem(to, button == null ? undefined : `[data-move="${button}"]`);
  };
  const duplicate = (index: number) => {
    opened.current = undefined;
    insert(index + 1, structuredClone(getIn(configurationOf(store.get()), [...keys, index])));
    announce(t('list.duplicated', { name, position: index + 2 }));
    focusItem(index + 1);
  };
  const remove = (index: number) => {
    store.applyCommand({ do: 'removeItem', keys, at: index });
    announce(t('list.removed', { name, position: index + 1 }));
    focusItem(Math.max(0, Math.min(index, length - 2)));
  };

  return (
    <FieldShell meta={meta} fault={fault} several>
      {() => (
        <>
          {length > 0 && (
            <Items ref={list}>
              {itemKeys.map((key, index) => (
                <ListItem
                  key={key}
                  schema={item}
                  keys={[...keys, index]}
                  list={meta}
                  position={index}
                  length={length}
                  startsOpen={opened.current === index}
                  request={requested === key ? request : undefined}
                  onMove={(by) => move(index, index + by)}
                  onDuplicate={() => duplicate(index)}
                  full={full}
                  onRemove={() => remove(index)}
                  Field={Field}
                />
              ))}
            </Items>
          )}
          {/* The filter would hide a new item. */}
          {!onlyMissing && (
            <Foot>
              <ToolButton look="line" icon={<Plus aria-hidden="true" />} disabledReason={full} onClick={add}>
                {t('list.add', { name })}
              </ToolButton>
            </Foot>
          )}
        </>
      )}
    </FieldShell>
  );
}
