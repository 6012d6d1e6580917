import type { DocumentStatus, DocumentType } from '@kermesse/api/schemas/uploads/document';
import { breakable } from '@kermesse/ui/breakable';
import { Button } from '@kermesse/ui/Button';
import { EmptyState } from '@kermesse/ui/EmptyState';
import { StatusPill } from '@kermesse/ui/StatusPill';
import { FileText, Image } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Actions, FileLine, FileName, List, Reason } from './documents.styles.ts';
import { isPicture } from './is-picture.ts';

/** A document in a list. */
export interface ListedDocument {
  path: string;
  name: string;
  type: DocumentType;
  /** The status of the review by the platform team; absent before the document is submitted. */
  status?: DocumentStatus;
  /** The reason for the rejection. */
  reason?: string | null;
}

export interface DocumentListProps<D extends ListedDocument> {
  /** The documents, in their order. */
  documents: readonly D[];
  /** Opens the file of a document. */
  onView?: (document: D) => void;
  /** The path of the document whose file is loading. No other can be opened meanwhile. */
  opening?: string | undefined;
  /** Replaces a document. Offered for rejected documents. */
  onReplace?: (document: D) => void;
  /** Removes a document. Offered for all documents except approved ones. */
  onRemove?: (document: D) => void;
}

const tones = { 0: 'soft', 1: 'success', 2: 'danger' } as const satisfies Record<DocumentStatus, string>;

/** Lists documents with their type, status, reason of rejection and actions. */
export function DocumentList<D extends ListedDocument>({
  documents,
  onView,
  opening,
  onReplace,
  onRemove,
}: DocumentListProps<D>) {
  const { t } = useTranslation('documents');
  if (documents.length === 0) return <EmptyState>{t('empty')}</EmptyState>;
  return (
    <List aria-label={t('list')}>
      {documents.map((document) => {
        const { path, name, type, status, reason } = document;
        const actions = [
          { label: 'view', named: 'viewNamed', run: onView, opens: true },
          { label: 'replace', named: 'replaceNamed', run: status === 2 ? onReplace : undefined },
          { label: 'removeShort', named: 'remove', run: status === 1 ? undefined : onRemove },
        ].filter(({ run }) => run !== undefined);
        return (
          <li key={path}>
            <FileLine>
              {isPicture(path) ? <Image aria-hidden="true" /> : <FileText aria-hidden="true" />}
              <div>
                <FileName>{breakable(name, '_')}</FileName>
                <small>{t(type === 1 ? 'license' : 'proof')}</small>
                {onView !== undefined && <small role="status">{opening === path ? ` · ${t('opening')}` : ''}</small>}
              </div>
              <Actions>
                {status !== undefined && <StatusPill tone={tones[status]}>{t(`status${status}`)}</StatusPill>}
                {actions.map(({ label, named, run, opens = false }) => (
                  <Button
                    key={label}
                    variant="quiet"
                    size="s"
                    aria-label={t(named, { name })}
                    pending={opens && opening === path}
                    isDisabled={opens && opening !== undefined && opening !== path}
                    onPress={() => run?.(document)}
                  >
                    {t(label)}
                  </Button>
                ))}
              </Actions>
            </FileLine>
            {status === 2 && <Reason>{reason ? t('reason', { reason }) : t('noReason')}</Reason>}
          </li>
        );
      })}
    </List>
  );
}
