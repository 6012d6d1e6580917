import type { SectionSettings } from '@kermesse/api/page-props';
import { fault, type Fault } from '../schema/faults.ts';
import { localize, type LocalizeContext } from '../schema/localize.ts';
import type { ConfiguredImage } from '../schema/values.ts';
import type { ParsedSection } from './read-section.ts';

const unique = { fr: 'une ancre qui ne sert qu’une fois sur la page', en: 'an anchor that is used once on the page' };
const backgroundPicture = {
  fr: 'une image pour le fond « Image voilée »',
  en: 'a picture for the background “Darkened picture”',
};

/**
 * Finds faults between sections and in their settings: an anchor that another section already has, or a picture
 * background without a picture. Removes a repeated anchor from all sections but the first.
 */
export function checkSettings(sections: readonly ParsedSection[]): { sections: ParsedSection[]; faults: Fault[] } {
  const faults: Fault[] = [];
  const anchors = new Set<unknown>();
  const checked = sections.map((section) => {
    const { anchor, ...rest } = section.settings;
    const keys = ['sections', section.index, 'settings'];
    if (rest['background'] === 'image' && rest['image'] === undefined) {
      faults.push({
        ...fault([...keys, 'image'], backgroundPicture, undefined, { kept: true, code: 'missing-picture' }),
        section: section.id,
      });
    }
    if (anchor === undefined || !anchors.has(anchor)) {
      if (anchor !== undefined) anchors.add(anchor);
      return section;
    }
    faults.push({ ...fault([...keys, 'anchor'], unique, anchor, { code: 'anchor-taken' }), section: section.id });
    return { ...section, settings: rest };
  });
  return { sections: checked, faults };
}

/** Returns the settings for the renderer. A picture background without a picture becomes the brand's background. */
export function localizeSettings(settings: Record<string, unknown>, context: LocalizeContext): SectionSettings {
  const { image, source: _, ...rest } = settings as SectionSettings & { image?: ConfiguredImage; source?: unknown };
  if (rest.background !== 'image') return rest;
  return image === undefined ? { ...rest, background: 'brand' } : { ...rest, image: localize(image, context) };
}
