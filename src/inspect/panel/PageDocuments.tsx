import type { Flow } from '../../../machines/flow/defineFlow.ts';
import type { Page } from '../../../machines/flow/page.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { useDocumentNames } from '../../pages/shared/useDocumentNames.ts';
import { pageDocuments } from '../explore/pageDocuments.ts';
import { When } from '../fields/When.tsx';
import styles from '../Inspect.module.css';

/** The documents that the answers of a page decide about, and when each is needed or helps; nothing where none is. */
export const PageDocuments = ({ flow, page }: { readonly flow: Flow; readonly page: Page }) => {
  const { t } = useTexts('inspect');
  const name = useDocumentNames();
  const documents = pageDocuments(flow, page);
  return documents.length === 0 ? null : (
    <details className={styles['folded']}>
      <summary>{t('panel.documents', { count: documents.length })}</summary>
      <ul>
        {documents.map(({ code, isRequired, when }) => (
          <li key={`${code} ${isRequired}`}>
            {name(code) ?? code}, {t(isRequired ? 'panel.documentRequired' : 'panel.documentOptional')}
            <When flow={flow} page={page} when={when} />
          </li>
        ))}
      </ul>
    </details>
  );
};
