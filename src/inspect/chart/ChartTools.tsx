import { useId } from 'react';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button } from '#src/layout/Button.tsx';
import { CopyButton } from '#src/layout/CopyButton.tsx';
import styles from './Chart.module.css';
import type { Labelled } from './chart.ts';
import type { Placed } from './layoutChart.ts';
import { mermaid } from './mermaid.ts';
import { savePng, saveSvg } from './savePicture.ts';
import type { Looking } from './useView.ts';

interface Props {
  readonly chart: Labelled;
  /** The chart of which it is a level. */
  readonly whole: Labelled;
  readonly placed: Placed;
  readonly name: string;
  readonly looking: Looking;
  /** How many boxes the search found, undefined where nothing is searched for. */
  readonly found: number | undefined;
  readonly onSearch: (text: string) => void;
  readonly onGo: () => void;
}

/** What can be done with a chart: search for a box, zoom, save the picture. */
export const ChartTools = ({ chart, whole, placed, name, looking, found, onSearch, onGo }: Props) => {
  const { t } = useTexts('inspect');
  const id = useId();
  const legend = legendOf(chart).map((key) => t(`chart.${key}`));
  const picture = () => looking.frame.current && { svg: looking.frame.current, size: placed, name, legend };
  return (
    <div className={styles['tools']}>
      <form
        className={styles['search']}
        onSubmit={(event) => {
          event.preventDefault();
          onGo();
        }}
      >
        <label htmlFor={id}>{t('chart.search')}</label>
        <input id={id} type="search" onChange={(event) => onSearch(event.target.value)} />
        <span role="status">{found === undefined ? '' : t('chart.found', { count: found })}</span>
      </form>
      <div className={styles['buttons']}>
        <Button icon="add" onClick={() => looking.zoom(1.25)}>
          {t('chart.zoomIn')}
        </Button>
        <Button onClick={() => looking.zoom(0.8)}>{t('chart.zoomOut')}</Button>
        <Button onClick={looking.fit}>{t('chart.fit')}</Button>
        <Button look="quiet" onClick={() => saveSvg(picture())}>
          {t('chart.svg')}
        </Button>
        <Button look="quiet" onClick={() => void savePng(picture())}>
          {t('chart.png')}
        </Button>
        <CopyButton look="quiet" read={() => mermaid(whole, { title: name, legend })}>
          {t('chart.mermaid')}
        </CopyButton>
        <Button look="quiet" icon="print" onClick={() => window.print()}>
          {t('chart.print')}
        </Button>
      </div>
    </div>
  );
};

/** The keys of the texts, below `chart`, that a chart needs to be read without the inspection. */
const legendOf = ({ nodes, edges }: Labelled) => {
  const isFlow = nodes.some(({ kind }) => kind === 'PAGE');
  return [
    isFlow ? 'legendPage' : 'legendState',
    isFlow ? 'legendEnd' : 'legendFinal',
    ...(edges.some(({ order }) => order !== undefined) ? (['legendOrder'] as const) : []),
  ] as const;
};
