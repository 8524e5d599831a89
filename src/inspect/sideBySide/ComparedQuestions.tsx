import type { ComparedPages, ComparedQuestion } from '#machines/analysis/overview/compareFlows.ts';
import type { AnyFlow, AnyPage } from '#machines/flow/flow.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { pageFields } from '#src/inspect/fields/pageFields.ts';
import { spokenField } from '#src/inspect/fields/spokenField.ts';

const signs = { gained: '+', lost: '−', different: '~' } as const satisfies Record<
  ComparedQuestion['is'],
  string
>;

interface Props {
  readonly pair: ComparedPages;
  readonly one: AnyFlow;
  readonly other: AnyFlow;
}

/** The questions in which two pages differ, each by a sign and in words. */
export const ComparedQuestions = ({ pair, one, other }: Props) => {
  const { t, language } = useTexts('catalogues');
  const list = new Intl.ListFormat(language, { type: 'unit' });
  const wordsOf = (is: ComparedQuestion['is'], by: ComparedQuestion['by']): string =>
    by.length === 0
      ? t(`compare.${is}`)
      : `${t(`compare.${is}`)}: ${list.format(by.map((what) => t(`compare.by.${what}`)))}`;
  const labelOf = (path: string): string => {
    const places: readonly (readonly [AnyFlow, AnyPage | undefined])[] = [
      [one, pair.one],
      [other, pair.other],
    ];
    const labels = places.flatMap(([flow, page]) =>
      page
        ? pageFields(page)
            .filter(({ name }) => name === path)
            .flatMap((field) => spokenField(flow, page, field, 'label', language))
        : [],
    );
    return labels[0] ?? path;
  };
  return pair.questions.length === 0 ? null : (
    <ul>
      {pair.questions.map(({ path, is, by }) => (
        <li key={path} data-is={is}>
          {signs[is]} {labelOf(path)} ({wordsOf(is, by)})
        </li>
      ))}
    </ul>
  );
};
