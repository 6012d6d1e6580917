import { Menu } from '@kermesse/ui/Menu';
import { ArrowDown, ArrowUp, ClipboardPaste, Copy, CopyPlus, Ellipsis, Eye, EyeOff, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { RowButton } from '../controls/DragHandle.tsx';
import type { OutlineRow } from './rows.ts';
import { useOutlineActions } from './use-outline-actions.ts';

const Dots = styled(RowButton)`
  width: 1.75rem;
  height: 1.75rem;
  border-radius: var(--radius);
  color: inherit;
  cursor: pointer;

  & > svg {
    width: 1.0625rem;
    height: 1.0625rem;
  }
  &[data-hovered] {
    background: color-mix(in srgb, currentColor 12%, transparent);
  }
`;

/** The menu of actions on a section. */
export const OutlineMenu = memo(function OutlineMenu({ place, name }: { place: OutlineRow; name: string }) {
  const { t } = useTranslation('composer');
  const { move, duplicate, remove, enable, copy, paste } = useOutlineActions();
  const { key, id, disabled, slug } = place;
  const lone = id === undefined;
  return (
    <Menu
      label={t('outline.actions', { name })}
      trigger={
        <Dots aria-label={t('outline.actions', { name })}>
          <Ellipsis aria-hidden="true" />
        </Dots>
      }
      items={[
        { id: 'up', label: t('outline.up'), icon: <ArrowUp />, isDisabled: lone, onAction: () => move(key, -1) },
        { id: 'down', label: t('outline.down'), icon: <ArrowDown />, isDisabled: lone, onAction: () => move(key, 1) },
        {
          id: 'duplicate',
          label: t('outline.duplicate'),
          icon: <CopyPlus />,
          isDisabled: slug === undefined,
          startsGroup: true,
          onAction: () => duplicate(key),
        },
        { id: 'copy', label: t('outline.copy'), icon: <Copy />, onAction: () => void copy(key) },
        { id: 'paste', label: t('outline.paste'), icon: <ClipboardPaste />, onAction: () => void paste(key) },
        disabled
          ? { id: 'on', label: t('outline.enable'), icon: <Eye />, onAction: () => enable(key, true) }
          : {
              id: 'off',
              label: t('outline.disable'),
              icon: <EyeOff />,
              isDisabled: lone,
              onAction: () => enable(key, false),
            },
        {
          id: 'remove',
          label: t('outline.remove'),
          icon: <Trash2 />,
          kind: 'danger',
          startsGroup: true,
          onAction: () => remove(key),
        },
      ]}
    />
  );
});
