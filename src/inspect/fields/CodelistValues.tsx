import { useCodelist } from '#src/codelists/useCodelist.ts';
import { useTexts } from '#src/i18n/useTexts.ts';

/** The values of a codelist, folded because some are long. */
export const CodelistValues = ({ codelist }: { readonly codelist: string }) => {
  const { t } = useTexts('inspect');
  const { values } = useCodelist(codelist);
  return (
    <div>
      <dt>{t('field.codelist')}</dt>
      <dd>
        <details>
          <summary>
            <code>{codelist}</code> ({values.length})
          </summary>
          <ul>
            {values.map(({ code, name }) => (
              <li key={code}>
                <code>{code}</code> {name}
              </li>
            ))}
          </ul>
        </details>
      </dd>
    </div>
  );
};
