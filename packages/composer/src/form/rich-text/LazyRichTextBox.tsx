import { richTextElements } from '@kermesse/sections/rich-text';
import { sanitizeHtml } from '@kermesse/sections/sanitize';
import { lazyComponent } from '@kermesse/ui/lazy-component';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnouncedLoading } from '@kermesse/ui/announced-loading';
import { Frame, Note, Paper } from './paper.styles.ts';
import type { RichTextBoxProps } from './RichTextBox.tsx';
import { ToolbarSpace } from './ToolbarSpace.tsx';

interface BoxProps extends RichTextBoxProps {
  onFocusChange: (focused: boolean) => void;
}

/** The text, read-only, while the editor's code loads. */
function ReadOnlyBox({ label, control, lang, html, onFocusChange }: BoxProps) {
  const { t } = useTranslation('composer');
  const loading = t('richText.loading');
  useAnnouncedLoading(loading);
  return (
    <Frame aria-busy="true">
      <ToolbarSpace>
        <Note>{loading}</Note>
      </ToolbarSpace>
      <Paper
        {...control}
        role="textbox"
        aria-multiline="true"
        aria-readonly="true"
        aria-label={label}
        lang={lang}
        tabIndex={0}
        onFocus={() => onFocusChange(true)}
        onBlur={() => onFocusChange(false)}
      >
        {richTextElements(sanitizeHtml(html))}
      </Paper>
    </Frame>
  );
}

const Box = lazyComponent<BoxProps>(async () => (await import('./RichTextBox.tsx')).RichTextBox, ReadOnlyBox);

/** A rich text editor. Its code loads when the first one mounts; until then the text is read-only. */
export function LazyRichTextBox(props: RichTextBoxProps) {
  const [focused, setFocused] = useState(false);
  return <Box {...props} hadFocus={focused} onFocusChange={setFocused} />;
}
