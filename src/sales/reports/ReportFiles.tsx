import { use, useEffect } from 'react';
import type { DocumentAsked } from '#machines/sales/documents/documentMachine.ts';
import type { ClaimDocument } from '#machines/service/documents.ts';
import { FileRefusal } from '#machines/service/sales/filesAndMessages.ts';
import { useCodelistNames } from '#src/codelists/useCodelistNames.ts';
import { formatFileSize } from '#src/i18n/formatFileSize.ts';
import { stampIn } from '#src/i18n/stampIn.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button } from '#src/layout/Button.tsx';
import { DocumentsContext } from '#src/sales/documents/documentsContext.ts';
import tables from '#src/sales/Table.module.css';
import styles from './OpenedReport.module.css';

interface Props {
  readonly report: string;
  readonly reason: DocumentAsked['reason'];
  readonly files: readonly ClaimDocument[];
  /** The helpdesk reads only which there are. */
  readonly mayOpen: boolean;
}

const kinds = 'document-type';

/** The files of a report: what each is, how it stands, and the way to look at those that were checked. */
export const ReportFiles = ({ report, reason, files, mayOpen }: Props) => {
  const { t, language } = useTexts('sales');
  const { open, close } = use(DocumentsContext);
  const nameOf = useCodelistNames([kinds]);
  // Whoever leaves the report leaves its files.
  useEffect(() => close, [close]);
  const title = t('reports.files');
  return (
    <>
      <h3>{title}</h3>
      {files.length === 0 ? (
        <p>{t('reports.noFiles')}</p>
      ) : (
        <table className={`${tables['table']} ${tables['cards']}`} aria-label={title}>
          <thead>
            <tr>
              <th scope="col">{t('reports.file.name')}</th>
              <th scope="col">{t('reports.file.kind')}</th>
              <th scope="col">{t('reports.file.size')}</th>
              <th scope="col">{t('reports.file.at')}</th>
              <th scope="col">{t('reports.file.state')}</th>
              <th scope="col">
                <span className="visually-hidden">{t('reports.file.open')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {files.map((file) => (
              <tr key={file.documentId}>
                <th scope="row" className={styles['name']}>
                  {file.name}
                </th>
                <td data-head={t('reports.file.kind')}>
                  {(file.documentType && nameOf(kinds, file.documentType)) ?? '–'}
                </td>
                <td data-head={t('reports.file.size')}>{formatFileSize(file.size, language)}</td>
                <td data-head={t('reports.file.at')}>{stampIn(language)(file.uploadedAt)}</td>
                <td data-head={t('reports.file.state')}>
                  <FileState file={file} />
                </td>
                <td>
                  {mayOpen && file.state === undefined ? (
                    <Button
                      look="quiet"
                      data-opens={`document-${file.documentId}`}
                      aria-label={t('reports.file.openNamed', { name: file.name })}
                      onClick={() => open({ report, reason, file })}
                    >
                      {t('reports.file.open')}
                    </Button>
                  ) : null}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
};

/** How the check of a file stands, and why it was refused. */
const FileState = ({ file: { state, refusal } }: { readonly file: ClaimDocument }) => {
  const { t } = useTexts('sales');
  const { t: operations } = useTexts('operations');
  if (state === undefined) return t('reports.file.CHECKED');
  if (state === 'CHECKING') return t('reports.file.CHECKING');
  const why = FileRefusal.options.find((code) => code === refusal);
  return t('reports.file.REFUSED', {
    why: why === undefined ? (refusal ?? '') : operations(`files.why.${why}`),
  });
};
