import type { LucideIcon } from 'lucide-react';
import { useProviderCheck } from '../KermesseProvider/use-provider-check.ts';

export interface IconProps {
  /** An icon of lucide, the icon set of the interface. */
  icon: LucideIcon;
  /** What it means, where no text beside it says so; without, it is an ornament. */
  label?: string;
}

/** An icon of the interface, 1.25 em, in the colour of the text. */
export function Icon({ icon: Drawing, label }: IconProps) {
  useProviderCheck('Icon');
  const named = label === undefined ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': label };
  return <Drawing width="1.25em" height="1.25em" strokeWidth={1.5} focusable="false" {...named} />;
}
