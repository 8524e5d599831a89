import type { AnyFlow } from '#machines/flow/flow.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import styles from '#src/inspect/Inspect.module.css';
import { stepName } from '#src/inspect/pageName.ts';
import { TextsDiffering } from '#src/inspect/texts/TextsDiffering.tsx';
import { useSay } from '#src/inspect/useSay.ts';
import { useDocumentNames } from '#src/pages/shared/useDocumentNames.ts';
import { lineWords, pageWords, walkWords } from './diffWords.ts';
import type { Differences, SnapshotDiff } from './snapshotDiff.ts';

/** What was added, removed and changed, first in the pages, then in the walks, then in what is said, in the reader's words. */
export const Differing = ({ flow, diff }: { readonly flow: AnyFlow; readonly diff: SnapshotDiff }) => {
  const { t } = useTexts('inspect');
  const spoken = useSay(flow);
  const count = [diff.pages, diff.walks]
    .flatMap(({ added, removed, changed }) => [added, removed, changed])
    .reduce((sum, { length }) => sum + length, diff.texts?.length ?? 0);
  const noTexts = diff.texts === undefined ? <p className={styles['soft']}>{t('diff.noTexts')}</p> : null;
  if (count === 0)
    return (
      <>
        <p>{t('diff.same')}</p>
        {noTexts}
      </>
    );
  return (
    <>
      <Kind
        flow={flow}
        title={t('diff.pages')}
        all={diff.pages}
        nameOf={(name) => pageWords(flow, name, spoken)}
      />
      <Kind
        flow={flow}
        title={t('diff.walks')}
        all={diff.walks}
        nameOf={(name) => walkWords(flow, name, spoken)}
      />
      {diff.texts ? <TextsDiffering flow={flow} changes={diff.texts} /> : noTexts}
    </>
  );
};

interface Props {
  readonly flow: AnyFlow;
  readonly title: string;
  readonly all: Differences;
  readonly nameOf: (name: string) => string;
}

const Kind = ({ flow, title, all: { added, removed, changed }, nameOf }: Props) => {
  const { t } = useTexts('inspect');
  const document = useDocumentNames();
  const spoken = { ...useSay(flow), document };
  const kindWords = (kind: string) => {
    if (flow.steps.includes(kind)) return stepName(flow, kind, spoken.say);
    return spoken.say(`inspect:diff.kinds.${kind === 'looks up' ? 'looksUp' : kind}`);
  };
  return added.length + removed.length + changed.length === 0 ? null : (
    <section>
      <h3>{title}</h3>
      <dl className={styles['diff']}>
        {added.length === 0 ? null : <dt>{t('diff.added')}</dt>}
        {added.map((name) => (
          <dd key={name}>
            <ins>{nameOf(name)}</ins>
          </dd>
        ))}
        {removed.length === 0 ? null : <dt>{t('diff.removed')}</dt>}
        {removed.map((name) => (
          <dd key={name}>
            <del>{nameOf(name)}</del>
          </dd>
        ))}
        {changed.length === 0 ? null : <dt>{t('diff.changed')}</dt>}
        {changed.map(({ name, lines }) => (
          <dd key={name}>
            {nameOf(name)}
            {lines.map(({ kind, was, is }) => (
              <div key={kind}>
                <span className={styles['soft']}>{kindWords(kind)}</span>
                {was.map((text) => (
                  <del key={text}>{lineWords(flow, { kind, text, of: name }, spoken)}</del>
                ))}
                {is.map((text) => (
                  <ins key={text}>{lineWords(flow, { kind, text, of: name }, spoken)}</ins>
                ))}
              </div>
            ))}
          </dd>
        ))}
      </dl>
    </section>
  );
};
