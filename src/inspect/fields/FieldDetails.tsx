import { reasonFor } from '#machines/analysis/reasons.ts';
import type { Facts } from '#machines/subject/facts.ts';
import type { AnyFlow, AnyPage } from '#machines/flow/flow.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { FieldDependents } from './FieldDependents.tsx';
import { FieldRules } from './FieldRules.tsx';
import styles from './Fields.module.css';
import type { FieldTexts, Said } from './fieldTexts.ts';
import { Options } from './Options.tsx';
import type { PageField } from './pageFields.ts';
import { ShownWhen } from './ShownWhen.tsx';
import { TextIn } from './TextIn.tsx';
import { ValueOrigins } from './ValueOrigins.tsx';
import { When } from './When.tsx';

interface Props {
  readonly flow: AnyFlow;
  readonly page: AnyPage;
  readonly field: PageField;
  readonly texts: FieldTexts;
  readonly known: Facts;
}

/**
 * A field in full: why a clerk needs it, its words in every language, when it is asked, what may be answered, its rules, and what is dropped with it.
 */
export const FieldDetails = ({ flow, page, field, texts, known }: Props) => {
  const { t } = useTexts('inspect');
  // Part of a group that is asked as one is needed for what the whole is.
  const reason = field.question.isDisplayOnly ? undefined : reasonFor(field.question.ask);
  return (
    <dl className={styles['details']}>
      <dt>{t('field.kind')}</dt>
      <dd>
        {t(`kind.${field.kind}`)}
        {field.control ? `, ${t(`kind.as.${field.control.kind}`)}` : ''}
      </dd>
      {reason ? (
        <div>
          <dt>{t('field.reason')}</dt>
          <dd>{t(`reason.${reason}`)}</dd>
        </div>
      ) : null}
      <ShownWhen flow={flow} field={field} known={known} />
      {texts.said.map((said) => (
        <Words key={JSON.stringify(said.when ?? null)} flow={flow} said={said} />
      ))}
      <Options flow={flow} field={field} options={texts.options} known={known} />
      {texts.messages.length === 0 ? null : (
        <div>
          <dt>{t('field.rules')}</dt>
          <dd>
            <FieldRules flow={flow} page={page} messages={texts.messages} />
          </dd>
        </div>
      )}
      <ValueOrigins flow={flow} page={page} field={field} />
      <FieldDependents flow={flow} page={page} name={field.name} />
    </dl>
  );
};

/** What a field is called and what helps to answer it, for each rule if there is one. */
const Words = ({ flow, said }: { readonly flow: AnyFlow; readonly said: Said }) => {
  const { t } = useTexts('inspect');
  return (['label', 'hint', 'why'] as const).map((what) =>
    Object.values(said[what]).some((text) => text !== undefined) ? (
      <div key={what}>
        <dt>{t(`field.${what}`)}</dt>
        <dd>
          {said.when ? <When flow={flow} when={[said.when]} /> : null}
          <TextIn text={said[what]} />
        </dd>
      </div>
    ) : null,
  );
};
