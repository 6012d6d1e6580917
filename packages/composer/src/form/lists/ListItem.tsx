import type { PathKey } from '@kermesse/sections/faults';
import { useFieldValue } from '../../store/context.ts';
import { ArrowDown, ArrowUp, ChevronRight, CopyPlus, Trash2 } from 'lucide-react';
import { useState, type ComponentType, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { FieldMeta } from '@kermesse/sections/meta';
import type * as z from 'zod';
import { FaultCount } from '../../faults/FaultCount.tsx';
import type { FocusRequest } from '../../store/workspace.ts';
import { touchTargetSize } from '../../controls/controls.styles.ts';
import { ToolButton } from '../../controls/ToolButton.tsx';
import { countMissingTranslations } from '../../translations/missing.ts';
import { MissingTranslationBadge } from '../../translations/MissingTranslationBadge.tsx';
import type { FieldPlace } from '../field/field-props.ts';
import { useFaultCount, useFormContext } from '../../faults/form-context.ts';
import { useUiLocale } from '../../translations/ui-locale.ts';
import { itemKind, itemName } from '../../names/item-name.ts';
import { useOnRequest } from '../field/use-field.ts';
import { useStickyVisibility } from '../field/use-sticky-visibility.ts';

const Item = styled.li`
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);

  &[data-open] {
    border-color: var(--control);
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 2px;
  padding: 2px;
  min-width: 0;
`;

const Fold = styled.button`
  display: flex;
  align-items: center;
  gap: 7px;
  flex: 1;
  min-width: 0;
  min-height: 30px;
  padding: 2px 6px;
  border: 0;
  border-radius: var(--radius);
  background: none;
  font: 520 0.9375rem / 1.3 var(--sans);
  text-align: start;
  ${touchTargetSize}

  & > svg {
    flex: none;
    width: 1rem;
    height: 1rem;
  }
  &[aria-expanded='true'] > svg {
    transform: rotate(90deg);
  }
  & > span:first-of-type {
    overflow: hidden;
    line-height: 1.6;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;

const Body = styled.div`
  padding: 10px 12px 14px;
  border-block-start: 1px solid var(--line);
`;

export interface ListItemProps {
  schema: z.ZodType;
  keys: PathKey[];
  /** The list that contains the item. */
  list: FieldMeta;
  position: number;
  length: number;
  /** Whether the item is open when it appears. */
  startsOpen: boolean;
  /** The latest request to focus the item or a field inside it. */
  request: FocusRequest | undefined;
  onMove: (by: -1 | 1) => void;
  onDuplicate: () => void;
  /** Why no more items can be added; undefined while they can. */
  full: string | undefined;
  onRemove: () => void;
  Field: ComponentType<FieldPlace>;
}

/** A collapsible item of a list. Alt with an arrow key moves it. */
export function ListItem({
  schema,
  keys,
  list,
  position,
  length,
  startsOpen,
  request,
  onMove,
  onDuplicate,
  full,
  onRemove,
  Field,
}: ListItemProps) {
  const { t } = useTranslation('composer');
  const locale = useUiLocale();
  const { onlyMissing } = useFormContext();
  const value = useFieldValue(keys);
  const faults = useFaultCount(keys);
  const [isOpen, setOpen] = useState(startsOpen);
  useOnRequest(request, () => setOpen(true));
  const name = `${itemKind(schema, list, locale)} ${position + 1}`;
  const missing = countMissingTranslations(schema, value);
  const isShown = useStickyVisibility(onlyMissing, missing > 0);
  if (!isShown) return null;
  const open = isOpen || onlyMissing;
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    onMove(event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <Item data-open={open ? '' : undefined} data-keys={JSON.stringify(keys)}>
      <Head>
        <Fold type="button" data-fold="" aria-expanded={open} onClick={() => setOpen(!isOpen)} onKeyDown={onKeyDown}>
          <ChevronRight aria-hidden="true" data-directed />
          <span>{itemName({ key: position, schema, value }, list, locale)}</span>
          <FaultCount count={faults} />
          <MissingTranslationBadge count={missing} />
        </Fold>
        <ToolButton
          label={t('list.up', { name })}
          icon={<ArrowUp />}
          data-move="-1"
          disabledReason={position === 0 ? t('order.first') : undefined}
          onClick={() => onMove(-1)}
        />
        <ToolButton
          label={t('list.down', { name })}
          icon={<ArrowDown />}
          data-move="1"
          disabledReason={position === length - 1 ? t('order.last') : undefined}
          onClick={() => onMove(1)}
        />
        <ToolButton
          label={t('list.duplicate', { name })}
          icon={<CopyPlus />}
          disabledReason={full}
          onClick={onDuplicate}
        />
        <ToolButton label={t('list.remove', { name })} icon={<Trash2 />} onClick={onRemove} />
      </Head>
      {open && (
        <Body>
          <Field schema={schema} keys={keys} />
        </Body>
      )}
    </Item>
  );
}
