import { Fragment, use, useState } from 'react';
import type { Flow } from '../../../machines/flow/defineFlow.ts';
import type { Page } from '../../../machines/flow/page.ts';
import { i18n } from '../../i18n/i18n.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { wordScopesOf } from '../../pages/wordScopesOf.ts';
import { allLanguages } from '../allLanguages.ts';
import { FieldDetails } from './FieldDetails.tsx';
import styles from './Fields.module.css';
import { fieldKeys, fieldTexts } from './fieldTexts.ts';
import { pageFields, type PageField } from './pageFields.ts';

/** What a page asks: every field with everything about it, folded until it is asked for. */
export const Fields = ({ flow, page }: { readonly flow: Flow; readonly page: Page }) => {
  const { t } = useTexts('inspect');
  use(allLanguages(flow.claimType));
  const { asked, kept } = pageFields(flow, page);
  return (
    <>
      <h3>{t('panel.asks')}</h3>
      {asked.length === 0 ? <p>{t('panel.asksNothing')}</p> : null}
      {[...Map.groupBy(asked, groupOf)].map(([group, fields]) => (
        <Fragment key={group}>
          {group === '' ? null : <GroupName flow={flow} page={page} group={group} />}
          <ul className={styles['fields']}>
            {fields.map((field) => (
              <Field key={`${page.code} ${field.name}`} flow={flow} page={page} field={field} />
            ))}
          </ul>
        </Fragment>
      ))}
      {kept.length === 0 ? null : (
        <details className={styles['kept']}>
          <summary>{t('field.kept', { count: kept.length })}</summary>
          <p>
            <code>{kept.join(', ')}</code>
          </p>
        </details>
      )}
    </>
  );
};

/** The person, the vehicle or the row a field is a part of, empty for an answer that stands alone. */
const groupOf = ({ name }: PageField) => name.slice(0, Math.max(0, name.lastIndexOf('.')));

const GroupName = ({ flow, page, group }: Omit<Props, 'field'> & { readonly group: string }) => {
  const { language } = useTexts('inspect');
  const keys = fieldKeys(wordScopesOf(flow.claimType, page), group, 'label');
  return (
    <h4 className={styles['group']}>
      {i18n.exists(keys) ? i18n.t(keys, { lng: language, number: 1 }) : group}
    </h4>
  );
};

interface Props {
  readonly flow: Flow;
  readonly page: Page;
  readonly field: PageField;
}

const Field = ({ flow, page, field }: Props) => {
  const { t, language } = useTexts('inspect');
  const [isOpen, setIsOpen] = useState(false);
  const texts = fieldTexts(flow, page, field);
  return (
    <li>
      <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>
          <span>
            {texts.isSilent ? t('field.silent') : (texts.label[language] ?? t('panel.noWords', { language }))}
          </span>{' '}
          <span className={styles['badge']} data-required={field.isRequired}>
            {t(`required.${field.isRequired}`)}
          </span>
          {texts.missing > 0 ? (
            <span className={styles['badge']} data-severity="required">
              {t('missing.texts', { count: texts.missing })}
            </span>
          ) : null}
          <code>{field.name}</code>
        </summary>
        {isOpen ? <FieldDetails flow={flow} page={page} field={field} texts={texts} /> : null}
      </details>
    </li>
  );
};
