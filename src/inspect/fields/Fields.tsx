import { groupOf } from '#machines/subject/path.ts';
import { Fragment, use, useState } from 'react';
import type { Facts } from '#machines/subject/facts.ts';
import type { AnyFlow, AnyPage } from '#machines/flow/flow.ts';
import { i18n } from '#src/i18n/i18n.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { scopesOf } from '#src/inspect/flowTexts.ts';
import { allLanguages } from '#src/inspect/allLanguages.ts';
import { queryOf } from '#src/inspect/whatIf/askedFacts.ts';
import { FieldDetails } from './FieldDetails.tsx';
import styles from './Fields.module.css';
import { fieldKeys, fieldTexts } from './fieldTexts.ts';
import { pageFields, type PageField } from './pageFields.ts';
import { PageChecks } from './PageChecks.tsx';
import { questionNow } from './questionNow.ts';

interface Props {
  readonly flow: AnyFlow;
  readonly page: AnyPage;
  /** The facts of a what-if, or of the report that is followed. */
  readonly known: Facts;
}

/** What a page asks: every field with everything about it, folded until it is opened. */
export const Fields = ({ flow, page, known }: Props) => {
  const { t } = useTexts('inspect');
  use(allLanguages(flow));
  const fields = pageFields(page);
  return (
    <>
      <h3>{t('panel.asks')}</h3>
      {fields.length === 0 ? <p>{t('panel.asksNothing')}</p> : null}
      {[...Map.groupBy(fields, ({ name }) => groupOf(name))].map(([group, all]) => (
        <Fragment key={group}>
          {group === '' ? null : <GroupName flow={flow} page={page} group={group} />}
          <ul className={styles['fields']}>
            {all.map((field, at) => (
              <Field
                key={`${page.code} ${field.name} ${at}`}
                flow={flow}
                page={page}
                field={field}
                known={known}
              />
            ))}
          </ul>
        </Fragment>
      ))}
      <PageChecks flow={flow} page={page} />
    </>
  );
};

const GroupName = ({ flow, page, group }: Omit<Props, 'known'> & { readonly group: string }) => {
  const { language } = useTexts('inspect');
  const keys = fieldKeys(scopesOf(flow, page), group, 'label');
  return (
    <h4 className={styles['group']}>
      {i18n.exists(keys) ? i18n.t(keys, { lng: language, number: 1 }) : group}
    </h4>
  );
};

const Field = ({ flow, page, field, known }: Props & { readonly field: PageField }) => {
  const { t, language } = useTexts('inspect');
  const [isOpen, setIsOpen] = useState(false);
  const texts = fieldTexts(flow, page, field);
  const label = texts.said[0].label[language] ?? t('panel.noWords', { language });
  const isHidden = queryOf(known).size > 0 && questionNow(field, known).is !== 'ASKED';
  return (
    <li>
      <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>
          <span>{texts.isSilent ? t('field.silent') : label}</span>{' '}
          <span className={styles['badge']} data-required={field.isRequired}>
            {field.question.isDisplayOnly ? t('field.told') : t(`required.${field.isRequired}`)}
          </span>{' '}
          {isHidden ? <span className={styles['badge']}>{t('field.hidden')}</span> : null}
          {texts.missing > 0 ? (
            <span className={styles['badge']} data-severity="required">
              {t('missing.texts', { count: texts.missing })}
            </span>
          ) : null}
          <code>{field.name}</code>
        </summary>
        {isOpen ? <FieldDetails flow={flow} page={page} field={field} texts={texts} known={known} /> : null}
      </details>
    </li>
  );
};
