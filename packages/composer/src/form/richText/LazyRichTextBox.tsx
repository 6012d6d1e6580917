import { RichText } from '@kermesse/sections/rich-text';
import { sanitizeHtml } from '@kermesse/sections/sanitize';
import { untilLoaded } from '@kermesse/ui/until-loaded';
import { useEffect, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Frame, Note, Paper } from './paper.styles.ts';
import type { RichTextBoxProps } from './RichTextBox.tsx';

let known: ComponentType<RichTextBoxProps> | undefined;

/** A long text to write in. The editor's code comes with the first one; until then the text can be read. */
export function LazyRichTextBox(props: RichTextBoxProps) {
  const { t } = useTranslation('composer');
  const [Box, setBox] = useState(() => known);
  const [focused, setFocused] = useState(false);
  useEffect(() => {
    if (known !== undefined) return undefined;
    let wanted = true;
    void untilLoaded(() => import('./RichTextBox.tsx')).then(({ RichTextBox }) => {
      known = RichTextBox;
      if (wanted) setBox(() => RichTextBox);
    });
    return () => {
      wanted = false;
    };
  }, []);
  if (Box !== undefined) return <Box {...props} hadFocus={focused} />;
  const { label, describedBy, lang, html } = props;
  return (
    <Frame aria-busy="true">
      <Paper
        role="textbox"
        aria-multiline="true"
        aria-readonly="true"
        aria-label={label}
        aria-describedby={describedBy}
        lang={lang}
        tabIndex={0}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      >
        <RichText nodes={sanitizeHtml(html)} />
      </Paper>
      <Note role="status">{t('richText.loading')}</Note>
    </Frame>
  );
}
