import type { RefObject } from 'react';
import type { AnyFlow } from '#machines/flow/flow.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import type { SheetPage } from '#src/inspect/sheet/layout/visible.ts';
import { views, type Address } from '#src/inspect/useAddress.ts';
import styles from './Instrument.module.css';
import { OnlyChoice } from './OnlyChoice.tsx';
import { PartChoice } from './PartChoice.tsx';
import { SaveTools } from './SaveTools.tsx';
import { ViewChoice } from './ViewChoice.tsx';

interface Props {
  readonly flow: AnyFlow;
  readonly looked: Address;
  /** The pages that are shown. */
  readonly shown: readonly SheetPage[];
  readonly isOutlined: boolean;
  /** Shows or hides the outline; undefined where it is always there. */
  readonly onOutline: ((isOutlined: boolean) => void) | undefined;
  readonly frame: RefObject<SVGSVGElement | null>;
}

/** One row of tools: the outline, how the flow is looked at, which reports are shown, and what is taken away. */
export const FlowTools = ({ flow, looked, shown, isOutlined, onOutline, frame }: Props) => {
  const { t } = useTexts('inspect');
  const { view, part, only, show, restrict } = looked;
  const isSheet = view !== 'machines' && view !== 'screens';
  return (
    <div className={styles['toolbar']}>
      {onOutline && isSheet ? (
        <button
          type="button"
          className={styles['plain']}
          aria-expanded={isOutlined}
          onClick={() => onOutline(!isOutlined)}
        >
          {t('outline.title')}
        </button>
      ) : null}
      <ViewChoice views={views} view={view} onShow={show} />
      {view === 'machines' ? (
        <PartChoice flow={flow} part={part} onChange={(other) => show('machines', other)} />
      ) : null}
      {isSheet ? (
        <>
          <OnlyChoice flow={flow} only={only} shown={shown.length} onRestrict={restrict} />
          <SaveTools flow={flow} shown={shown} frame={frame} />
        </>
      ) : null}
    </div>
  );
};
