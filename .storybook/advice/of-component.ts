import type { Comparison } from '../kit/Choices.tsx';
import { button } from './button.tsx';
import { card } from './card.tsx';
import { choice } from './choice.tsx';
import { dialog } from './dialog.tsx';
import { checkbox, textField } from './fields.tsx';
import { heading, icon, ticket } from './layout.tsx';
import { menu, tabs } from './navigation.tsx';
import { picture } from './picture.tsx';
import { toast } from './toast.tsx';

/** The do and don’t examples of components that are often misused, by the title of their stories. */
export const usesOfComponent: Readonly<Record<string, Comparison[]>> = {
  'Components/Button': button,
  'Components/Card': card,
  'Components/Checkbox': checkbox,
  'Components/Dialog': dialog,
  'Components/Heading': heading,
  'Components/Icon': icon,
  'Components/Menu': menu,
  'Components/Picture': picture,
  'Components/RadioGroup': choice,
  'Components/Select': choice,
  'Components/Tabs': tabs,
  'Components/TextField': textField,
  'Components/Ticket': ticket,
  'Components/ToastRegion': toast,
};
