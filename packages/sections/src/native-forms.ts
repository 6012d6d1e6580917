import type { PostedFormName } from '@kermesse/api/schemas/forms/posted-form';
import type { NativeForm } from './render/forms/native-form.ts';
import { nativeForm as contact } from './sections/contact/native-form.ts';
import { nativeForm as newsletter } from './sections/newsletter/native-form.ts';

/** The forms of sections that work without JavaScript. */
export const nativeForms: Readonly<Record<PostedFormName, NativeForm>> = { contact, newsletter };
