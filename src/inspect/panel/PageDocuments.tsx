import type { AnyFlow, AnyPage } from '#machines/flow/flow.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { useDocumentNames } from '#src/pages/shared/useDocumentNames.ts';
import { When } from '#src/inspect/fields/When.tsx';
import styles from '#src/inspect/Inspect.module.css';
import { pageDocuments } from './pageDocuments.ts';

/** The documents that the answers of a page decide about, and when each is needed or helps; nothing where there are none. */
export const PageDocuments = ({ flow, page }: { readonly flow: AnyFlow; readonly page: AnyPage }) => {
  const { t } = useTexts('inspect');
  const name = useDocumentNames();
  const documents = pageDocuments(flow, page);
  const says = {
    required: t('panel.documentRequired'),
    optional: t('panel.documentOptional'),
    leftOut: t('panel.documentLeftOut'),
    later: t('panel.documentLater'),
  };
  return documents.length === 0 ? null : (
    <details className={styles['folded']}>
      <summary>{t('panel.documents', { count: documents.length })}</summary>
      <ul>
        {documents.map(({ code, is, when }) => (
          <li key={`${code} ${is}`}>
            {name(code) ?? code}, {says[is]}
            <When flow={flow} when={when} />
          </li>
        ))}
      </ul>
    </details>
  );
};
