import { languageTag } from '@kermesse/api/schemas/common/locale';
import { Button } from '@kermesse/ui/Button';
import { useResolved } from '@kermesse/ui/use-resolved';
import { Check } from 'lucide-react';
import encodeQR from 'qr';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { ToolDialog } from '../dialogs/ToolDialog.tsx';
import { box } from '../controls/controls.styles.ts';
import { useUiLocale } from '../translations/ui-locale.ts';
import { useWorkspace } from '../store/context.ts';
import { sharedColorsOf } from '../preview/preview-message.ts';
import { activeDraft, configurationOf } from '../store/workspace.ts';
import { writeFragment } from '../drafts/share.ts';

/** The capacity in bytes of the largest QR code with the lowest error correction. */
const largestCode = 2953;

const ShareContent = styled.div`
  display: grid;
  gap: 12px;

  & input {
    ${box}
  }
  & [role='status']:empty {
    margin-block-start: -12px;
  }
`;

const Code = styled.svg`
  width: min(100%, 280px);
  height: auto;
  margin-inline: auto;
  background: white;
  shape-rendering: crispEdges;
`;

/** Returns the dark modules of a QR code as one SVG path, with the quiet zone of four modules that scanners need. */
function drawCode(text: string): { size: number; path: string } {
  const rows = encodeQR(text, 'raw', { ecc: 'low', border: 4 });
  const path = rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return { size: rows.length, path };
}

/** Returns the link to the open document; '' until it is written. Throws if it cannot be written. */
function useShareLink(): string {
  const configuration = useWorkspace(configurationOf);
  const colors = useWorkspace(sharedColorsOf);
  const content = useMemo(() => JSON.stringify([configuration, colors]), [configuration, colors]);
  const written = useResolved(content, () =>
    writeFragment(configuration, colors).then(
      (fragment) => ({ fragment }),
      (cause: unknown) => ({ cause }),
    ),
  );
  if (written === undefined) return '';
  // The boundary around the dialog shows a message.
  if ('cause' in written) throw new Error('The share link cannot be written.', written);
  return location.origin + location.pathname + location.search + written.fragment;
}

/** The dialog with a link that contains the whole page, and its QR code for a phone. Nothing is stored on a server. */
export function ShareDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('composer');
  const size = new Intl.NumberFormat(languageTag(useUiLocale()), {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const link = useShareLink();
  const hasUnsent = useWorkspace((workspace) =>
    Object.values(activeDraft(workspace).unsent ?? {}).some(({ text }) => text.trim() !== ''),
  );
  const [attempt, setAttempt] = useState<{ link: string; outcome: 'copied' | 'notCopied' }>();
  const outcome = attempt?.link === link ? attempt.outcome : undefined;
  const code = useMemo(() => (link === '' || link.length > largestCode ? undefined : drawCode(link)), [link]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setAttempt({ link, outcome: 'copied' });
    } catch {
      setAttempt({ link, outcome: 'notCopied' });
    }
  };
  return (
    <ToolDialog
      title={t('share.title')}
      dismissable
      onClose={onClose}
      actions={
        <Button pending={link === ''} onPress={() => void copy()}>
          {outcome === 'copied' ? (
            <>
              <Check aria-hidden="true" /> {t('share.copied')}
            </>
          ) : (
            t('share.copy')
          )}
        </Button>
      }
    >
      <ShareContent>
        <p>{t('share.about', { size: size.format(link.length / 1000) })}</p>
        {hasUnsent && <p>{t('share.unsent')}</p>}
        <input aria-label={t('share.link')} readOnly value={link} onFocus={({ target }) => target.select()} />
        <p role="status">{outcome !== undefined && t(`share.${outcome}`)}</p>
        {code !== undefined && (
          <Code viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={t('share.code')}>
            <path d={code.path} fill="black" />
          </Code>
        )}
        {link !== '' && code === undefined && <p>{t('share.tooLong')}</p>}
      </ShareContent>
    </ToolDialog>
  );
}
