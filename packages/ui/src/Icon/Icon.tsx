import type { LucideIcon } from 'lucide-react';
import { useProviderCheck } from '../KermesseProvider/use-provider-check.ts';

export interface IconProps {
  /** An icon of lucide, the icon set of the interface. */
  icon: LucideIcon;
  /** What it means, where no text beside it says so; without, it is an ornament. */
  label?: string;
  /** Whether it points where reading goes, such as an arrow to the next page: then it is mirrored from right to left. */
  directed?: boolean;
}

/** An icon of the interface, 1.25 em, in the colour of the text. */
export function Icon({ icon: Drawing, label, directed = false }: IconProps) {
  useProviderCheck('Icon');
  const named = label === undefined ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': label };
  return (
    <Drawing
      width="1.25em"
      height="1.25em"
      strokeWidth={1.5}
      focusable="false"
      data-directed={directed || undefined}
      {...named}
    />
  );
}
