import { IconButton } from '@kermesse/ui/IconButton';
import { Icon } from '@kermesse/ui/Icon';
import type { LucideIcon } from 'lucide-react';
import { panelIds, type PanelName } from './panels.ts';

export interface PanelButtonProps {
  panel: PanelName;
  label: string;
  icon: LucideIcon;
}

/** A button that opens a panel of the shell from anywhere in the page. */
export function PanelButton({ panel, label, icon }: PanelButtonProps) {
  return (
    <IconButton label={label} commandfor={panelIds[panel]} command="show-modal" aria-haspopup="dialog">
      <Icon icon={icon} />
    </IconButton>
  );
}
