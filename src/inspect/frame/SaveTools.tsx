import { use, useMemo, type RefObject } from 'react';
import { findPage } from '#machines/flow/compile.ts';
import type { AnyFlow } from '#machines/flow/flow.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { flowLabels } from '#src/inspect/chart/flowLabels.ts';
import { mermaid } from '#src/inspect/chart/mermaid.ts';
import { savePng, saveSvg } from '#src/inspect/chart/savePicture.ts';
import { saveTable } from '#src/inspect/catalogues/saveTable.ts';
import { flowName } from '#src/inspect/pageName.ts';
import { EntryPrefix } from '#src/inspect/panel/pageAddress.ts';
import type { SheetPage } from '#src/inspect/sheet/layout/visible.ts';
import { pagesTable } from '#src/inspect/sheet/pagesTable.ts';
import { useSay } from '#src/inspect/useSay.ts';
import { Button } from '#src/layout/Button.tsx';
import { CopyButton } from '#src/layout/CopyButton.tsx';
import { Menu } from './Menu.tsx';

interface Props {
  readonly flow: AnyFlow;
  /** The pages that are shown. */
  readonly shown: readonly SheetPage[];
  readonly frame: RefObject<SVGSVGElement | null>;
}

/** Ways to take a sheet away: as a picture, as rows of a table, as Mermaid, on paper. */
export const SaveTools = ({ flow, shown, frame }: Props) => {
  const { t } = useTexts('inspect');
  const spoken = useSay(flow);
  const entryPrefix = use(EntryPrefix);
  const name = flowName(flow, spoken.say);
  const legend = useMemo(
    () => [t('legend.everybody'), t('legend.some'), t('legend.way'), t('legend.mayEnd')],
    [t],
  );
  const picture = () => {
    const svg = frame.current;
    if (!svg) return null;
    const { width, height } = svg.viewBox.baseVal;
    return { svg, size: { width, height }, name, legend };
  };
  const saveRows = () => {
    const pages = shown.flatMap(({ code }) => findPage(flow, code) ?? []);
    saveTable(pagesTable(flow, pages, { spoken, entryPrefix }), flow.code);
  };
  return (
    <Menu name={t('sheet.save')}>
      <Button look="quiet" onClick={() => saveSvg(picture())}>
        {t('chart.svg')}
      </Button>
      <Button look="quiet" onClick={() => void savePng(picture())}>
        {t('chart.png')}
      </Button>
      <Button look="quiet" onClick={saveRows}>
        {t('chart.csv')}
      </Button>
      <CopyButton look="quiet" read={() => mermaid(flowLabels(flow, spoken), { title: name, legend })}>
        {t('chart.mermaid')}
      </CopyButton>
      <Button look="quiet" icon="print" onClick={() => window.print()}>
        {t('chart.print')}
      </Button>
    </Menu>
  );
};
