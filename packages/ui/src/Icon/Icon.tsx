import type { LucideIcon } from 'lucide-react';
import { useProviderCheck } from '../KermesseProvider/use-provider-check.ts';

export interface IconProps {
  /** An icon from Lucide, the icon set of the interface. */
  icon: LucideIcon;
  /** The accessible name, for an icon without text beside it. Without a label the icon is decorative. */
  label?: string;
  /**
   * Whether the icon points in the reading direction, such as an arrow to the next page. It is mirrored in
   * right-to-left text.
   */
  directed?: boolean;
}

/** An interface icon, 1.25 em wide, in the colour of the text. */
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
