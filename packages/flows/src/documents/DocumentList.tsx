import type { DocumentStatus, DocumentType } from '@kermesse/api/schemas/document';
import { Button } from '@kermesse/ui/Button';
import { FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Empty, FileLine, FileName, List, Status } from './documents.styles.ts';

/** A document as it stands in a list. */
export interface ListedDocument {
  path: string;
  name: string;
  type: DocumentType;
  /** How far the platform team has come; absent before it is sent in. */
  status?: DocumentStatus;
}

export interface DocumentListProps {
  documents: readonly ListedDocument[];
  /** Takes one away again, before it is sent in. */
  onRemove?: (path: string) => void;
  /** Shows the file of one. */
  onView?: (document: ListedDocument) => void;
}

/** Documents with what they are and how far they have come. */
export function DocumentList({ documents, onRemove, onView }: DocumentListProps) {
  const { t } = useTranslation('documents');
  if (documents.length === 0) return <Empty>{t('empty')}</Empty>;
  return (
    <List aria-label={t('list')}>
      {documents.map((document) => {
        const { path, name, type, status } = document;
        return (
          <li key={path}>
            <FileLine>
              <FileText aria-hidden="true" />
              <div>
                <FileName>{name}</FileName>
                <small>{t(type === 1 ? 'license' : 'proof')}</small>
              </div>
              <div>
                {status !== undefined && <Status data-status={status}>{t(`status${status}`)}</Status>}
                {onView !== undefined && (
                  <Button variant="quiet" size="s" aria-label={t('viewNamed', { name })} onPress={() => onView(document)}>
                    {t('view')}
                  </Button>
                )}
                {onRemove !== undefined && (
                  <Button variant="quiet" size="s" aria-label={t('remove', { name })} onPress={() => onRemove(path)}>
                    {t('removeShort')}
                  </Button>
                )}
              </div>
            </FileLine>
          </li>
        );
      })}
    </List>
  );
}
