import { codelistOf } from '../../../machines/claim/codelistOf.ts';
import type { Flow } from '../../../machines/flow/defineFlow.ts';
import type { Page } from '../../../machines/flow/page.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { CodelistValues } from './CodelistValues.tsx';
import { FieldDependents } from './FieldDependents.tsx';
import { FieldRules } from './FieldRules.tsx';
import styles from './Fields.module.css';
import type { FieldTexts } from './fieldTexts.ts';
import type { PageField } from './pageFields.ts';
import { ShownWhen } from './ShownWhen.tsx';
import { TextIn } from './TextIn.tsx';

interface Props {
  readonly flow: Flow;
  readonly page: Page;
  readonly field: PageField;
  readonly texts: FieldTexts;
}

/** A field in full: its words in every language, when it is asked, what may be answered, its rules, and what falls with it. */
export const FieldDetails = ({ flow, page, field, texts }: Props) => {
  const { t } = useTexts('inspect');
  const codelist = codelistOf(field.name.split('.').at(-1) ?? field.name);
  return (
    <dl className={styles['details']}>
      <dt>{t('field.kind')}</dt>
      <dd>{t(`kind.${field.kind}`)}</dd>
      <ShownWhen flow={flow} page={page} asked={field.asked} />
      {(['label', 'hint', 'why'] as const).map((what) =>
        Object.values(texts[what]).some((text) => text !== undefined) ? (
          <div key={what}>
            <dt>{t(`field.${what}`)}</dt>
            <dd>
              <TextIn text={texts[what]} />
            </dd>
          </div>
        ) : null,
      )}
      {codelist === undefined ? <Options options={texts.options} /> : <CodelistValues codelist={codelist} />}
      {texts.messages.length === 0 ? null : (
        <div>
          <dt>{t('field.rules')}</dt>
          <dd>
            <FieldRules flow={flow} page={page} messages={texts.messages} />
          </dd>
        </div>
      )}
      <FieldDependents flow={flow} page={page} name={field.name} />
    </dl>
  );
};

const Options = ({ options }: Pick<FieldTexts, 'options'>) => {
  const { t } = useTexts('inspect');
  return options.length === 0 ? null : (
    <div>
      <dt>{t('field.options')}</dt>
      <dd>
        <ul className={styles['rules']}>
          {options.map(({ code, text }) => (
            <li key={code}>
              <code>{code}</code>
              <TextIn text={text} />
            </li>
          ))}
        </ul>
      </dd>
    </div>
  );
};
