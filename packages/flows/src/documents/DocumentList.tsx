import type { DocumentStatus, DocumentType } from '@kermesse/api/schemas/uploads/document';
import { Button } from '@kermesse/ui/Button';
import { FileText, Image } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Actions, Empty, FileLine, FileName, List, Reason, Status } from './documents.styles.ts';
import { isPicture } from './is-picture.ts';

/** A document as a list shows it. */
export interface ListedDocument {
  path: string;
  name: string;
  type: DocumentType;
  /** How far the platform team has come; absent before it is sent in. */
  status?: DocumentStatus;
  /** Why it was rejected. */
  reason?: string | null;
}

export interface DocumentListProps<D extends ListedDocument> {
  documents: readonly D[];
  /** Opens the file of a document. */
  onView?: (document: D) => void;
  /** The path of the document whose file is on its way. No other is opened meanwhile. */
  opening?: string | undefined;
  /** Replaces a document; offered for rejected ones. */
  onReplace?: (document: D) => void;
  /** Removes a document; offered for all but approved ones. */
  onRemove?: (document: D) => void;
}

/** Documents with their kind and status, the reason of a rejection, and what the person can do with each. */
export function DocumentList<D extends ListedDocument>({
  documents,
  onView,
  opening,
  onReplace,
  onRemove,
}: DocumentListProps<D>) {
  const { t } = useTranslation('documents');
  if (documents.length === 0) return <Empty>{t('empty')}</Empty>;
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
                <FileName>{name}</FileName>
                <small>{t(type === 1 ? 'license' : 'proof')}</small>
                {onView !== undefined && <small role="status">{opening === path ? ` · ${t('opening')}` : ''}</small>}
              </div>
              <Actions>
                {status !== undefined && <Status data-status={status}>{t(`status${status}`)}</Status>}
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
