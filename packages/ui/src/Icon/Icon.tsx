import type { LucideIcon } from 'lucide-react';
import { useProviderCheck } from '../KermesseProvider/use-provider-check.ts';

export interface IconProps {
  /** An icon from Lucide, the icon set of the interface. */
  icon: LucideIcon;
  /**
   * Whether the icon points in the reading direction, such as an arrow to the next page. It is mirrored in
   * right-to-left text.
   */
  directed?: boolean;
}

/** An interface icon, 1.25 em wide, in the colour of the text. It is hidden from screen readers. */
export function Icon({ icon: Drawing, directed = false }: IconProps) {
  useProviderCheck('Icon');
  return (
    <Drawing
      width="1.25em"
      height="1.25em"
      strokeWidth={1.5}
      // HTML needs no namespace. Each icon repeats the attribute otherwise.
      xmlns={undefined}
      aria-hidden
      data-directed={directed || undefined}
    />
  );
}
