import { createI18n } from '@kermesse/api/create-i18n';
import type { Locale } from '@kermesse/api/schemas/common/locale';
import { useMemo, useState, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { flowTexts } from '../../texts/texts.server.ts';
import { user, type PlayContext } from '../form-stories.ts';
import { localeOf } from '../flow-story.tsx';

const otherLanguage = { fr: 'en', en: 'fr' } as const;
const languageNames = { fr: 'Français', en: 'English' };

/** Renders a story, and a button that switches to the other language, which has its own i18n instance as in the app. */
export function SwitchableLanguage({ locale, children }: { locale: Locale; children: ReactNode }) {
  const [now, setNow] = useState(locale);
  const i18n = useMemo(() => createI18n(now, flowTexts[now]), [now]);
  const other = otherLanguage[now];
  return (
    <I18nextProvider i18n={i18n}>
      <button type="button" lang={other} onClick={() => setNow(other)}>
        {languageNames[other]}
      </button>
      {children}
    </I18nextProvider>
  );
}

/** Switches to the other language. Returns the context of a story in that language. */
export async function switchLanguage(context: PlayContext): Promise<PlayContext> {
  const other = otherLanguage[localeOf(context)];
  await user.click(context.canvas.getByRole('button', { name: languageNames[other] }));
  return { ...context, globals: { ...context.globals, locale: other } };
}
