import type { Facts } from '#machines/subject/facts.ts';
import type { AnyFlow } from '#machines/flow/flow.ts';
import { useCodelist } from '#src/codelists/useCodelist.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Refused } from '#src/inspect/facts/Refused.tsx';
import { queryOf } from '#src/inspect/whatIf/askedFacts.ts';
import { CodelistValues } from './CodelistValues.tsx';
import styles from './Fields.module.css';
import { missingIn, type OptionTexts } from './fieldTexts.ts';
import { offersOf, type OfferedCode } from './offers.ts';
import type { PageField } from './pageFields.ts';
import { refusedBy } from './questionNow.ts';
import { TextIn } from './TextIn.tsx';
import { When } from './When.tsx';

interface Props {
  readonly flow: AnyFlow;
  readonly field: PageField;
  readonly options: readonly OptionTexts[];
  readonly known: Facts;
}

/** What may be picked: every code with its words, when it is offered, and, by the facts known, why it is not. */
export const Options = ({ flow, field, options, known }: Props) => {
  const { t } = useTexts('inspect');
  const { control, question, isPart } = field;
  const codelist = control && 'codelist' in control ? control.codelist : undefined;
  const { values } = useCodelist(codelist ?? '', { isWanted: codelist !== undefined });
  const offers = isPart ? undefined : offersOf(question);
  if (codelist !== undefined && !offers) return <CodelistValues codelist={codelist} />;
  return options.length === 0 ? null : (
    <div>
      <dt>{t('field.options')}</dt>
      <dd>
        <ul className={styles['rules']}>
          {options.map(({ code, text, others }) => (
            <li key={code}>
              <code>{code}</code> {values.find((value) => value.code === code)?.name}
              {codelist === undefined || missingIn(text) > 0 ? <TextIn text={text} /> : null}
              {others.map((other) => (
                <div key={JSON.stringify(other.when)}>
                  <When flow={flow} when={[other.when]} />
                  <TextIn text={other.text} />
                </div>
              ))}
              <Offered flow={flow} offer={offers?.find((offer) => offer.code === code)} known={known} />
            </li>
          ))}
        </ul>
      </dd>
    </div>
  );
};

const Offered = ({
  flow,
  offer,
  known,
}: Pick<Props, 'flow' | 'known'> & { readonly offer: OfferedCode | undefined }) => {
  const { t } = useTexts('inspect');
  const verdict = queryOf(known).size === 0 ? undefined : refusedBy(offer?.when, known);
  return (
    <>
      {offer?.when ? <When flow={flow} when={[offer.when]} /> : null}
      {verdict ? (
        <p>
          {t('field.notOffered')} <Refused flow={flow} verdict={verdict} known={known} />
        </p>
      ) : null}
    </>
  );
};
