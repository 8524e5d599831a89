import { use, useEffect, useState } from 'react';
import { useTexts } from '#src/i18n/useTexts.ts';
import type { InspectedFlows } from '#src/inspect/inspectedFlows.ts';
import { saveTable } from '#src/inspect/catalogues/saveTable.ts';
import { Button } from '#src/layout/Button.tsx';
import { HitRow } from './HitRow.tsx';
import { useHitWords } from './hitWords.ts';
import styles from './Search.module.css';
import { useHits } from './useHits.ts';

interface Props {
  readonly loading: Promise<InspectedFlows>;
  readonly typed: string;
  /** Told how much was found, in words. */
  readonly onFound: (words: string) => void;
  readonly onClear: () => void;
}

/** So many rows stand in the page until more are asked for. */
const most = 150;

/** What is found in all flows by what is typed: how much, and a row for each place, which leads to it. */
export const SearchResults = ({ loading, typed, onFound, onClear }: Props) => {
  const { t } = useTexts('catalogues');
  const { flows } = use(loading);
  const hits = useHits(flows, typed);
  const cellsOf = useHitWords();
  const [wholeOf, setWholeOf] = useState('');
  const inFlows = new Set(hits.flatMap(({ place }) => place.flow ?? [])).size;
  const words = [
    t('search.places', { count: hits.length }),
    ...(inFlows === 0 ? [] : [t('search.inFlows', { count: inFlows })]),
  ].join(' ');
  useEffect(() => onFound(words), [onFound, words]);
  const heads = [t('search.flow'), t('search.page'), t('search.what'), t('search.where')];
  const save = () => {
    const rows = hits.map((hit) => {
      const { line, kind, page, what, where } = cellsOf(hit);
      return [[line, kind].filter(Boolean).join(', '), page, what, where];
    });
    saveTable([heads, ...rows], t('search.file'));
  };
  return (
    <>
      <div className={styles['bar']}>
        <p>
          <b>{hits.length === 0 ? t('search.none') : words}</b>
        </p>
        <Button look="quiet" icon="close" onClick={onClear}>
          {t('search.clear')}
        </Button>
        {hits.length === 0 ? null : (
          <Button look="quiet" icon="document" onClick={save}>
            {t('csv')}
          </Button>
        )}
      </div>
      {hits.length === 0 ? (
        <p className={styles['soft']}>{t('search.advice')}</p>
      ) : (
        <table className={styles['hits']} aria-label={words}>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {hits.slice(0, wholeOf === typed ? hits.length : most).map((hit, at) => (
              <HitRow key={at} hit={hit} />
            ))}
          </tbody>
        </table>
      )}
      {hits.length > most && wholeOf !== typed ? (
        <Button onClick={() => setWholeOf(typed)}>{t('search.all', { count: hits.length })}</Button>
      ) : null}
    </>
  );
};
