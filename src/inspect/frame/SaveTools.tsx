import { useMemo, type RefObject } from 'react';
import type { AnyFlow } from '#machines/flow/flow.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { flowLabels } from '#src/inspect/chart/flowLabels.ts';
import { mermaid } from '#src/inspect/chart/mermaid.ts';
import { savePng, saveSvg } from '#src/inspect/chart/savePicture.ts';
import { flowName } from '#src/inspect/pageName.ts';
import { useSay } from '#src/inspect/useSay.ts';
import { Button } from '#src/layout/Button.tsx';
import { CopyButton } from '#src/layout/CopyButton.tsx';
import { Menu } from './Menu.tsx';

interface Props {
  readonly flow: AnyFlow;
  readonly frame: RefObject<SVGSVGElement | null>;
}

/** Ways to take a sheet away: as a picture, as Mermaid, on paper. */
export const SaveTools = ({ flow, frame }: Props) => {
  const { t } = useTexts('inspect');
  const spoken = useSay(flow);
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
  return (
    <Menu name={t('sheet.save')}>
      <Button look="quiet" onClick={() => saveSvg(picture())}>
        {t('chart.svg')}
      </Button>
      <Button look="quiet" onClick={() => void savePng(picture())}>
        {t('chart.png')}
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
