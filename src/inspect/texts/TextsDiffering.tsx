import type { AnyFlow } from '#machines/flow/flow.ts';
import { languages, type Language } from '#src/i18n/languages.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import inspect from '#src/inspect/Inspect.module.css';
import { useSay } from '#src/inspect/useSay.ts';
import { pageOfText, placeWords } from './placeWords.ts';
import type { TextChange, TextPlace } from './textChanges.ts';
import styles from './TextsDiffering.module.css';

interface Props {
  readonly flow: AnyFlow;
  readonly changes: readonly TextChange[];
}

/** What is said otherwise: where, what it was and what it is, first in the language of the page, then in the others that differ. */
export const TextsDiffering = ({ flow, changes }: Props) => {
  const { t } = useTexts('inspect');
  const { language } = useSay(flow);
  if (changes.length === 0) return null;
  return (
    <section>
      <h3>{t('diff.texts')}</h3>
      <dl className={[inspect['diff'], styles['changes']].join(' ')}>
        {changes.map(({ was, is, places }) => (
          <div key={places.map(({ page, place }) => `${page} ${place}`).join()}>
            <dt>
              <Places flow={flow} places={places} />
            </dt>
            {ordered(language).map((one) =>
              was[one] === undefined && is[one] === undefined ? null : (
                <dd key={one} lang={one}>
                  {was[one] === undefined ? null : <del data-language={one}>{was[one]}</del>}
                  {is[one] === undefined ? null : <ins data-language={one}>{is[one]}</ins>}
                </dd>
              ),
            )}
          </div>
        ))}
      </dl>
    </section>
  );
};

/** The languages, that of the page first. */
const ordered = (first: Language): readonly Language[] => [
  first,
  ...languages.filter((language) => language !== first),
];

/** So many places are read at once. */
const few = 4;

const Places = ({ flow, places }: { readonly flow: AnyFlow; readonly places: readonly TextPlace[] }) => {
  const { t } = useTexts('inspect');
  const spoken = useSay(flow);
  const list = places.map((at) => (
    <div key={`${at.page} ${at.place}`}>
      {pageOfText(flow, at, spoken)} – <span className={styles['place']}>{placeWords(flow, at, spoken)}</span>
    </div>
  ));
  return places.length > few ? (
    <details className={inspect['folded']}>
      <summary>{t('diff.places', { count: places.length })}</summary>
      {list}
    </details>
  ) : (
    list
  );
};
