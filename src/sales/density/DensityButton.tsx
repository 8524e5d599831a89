import type { Density } from '#machines/sales/density/densityMachine.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button } from '#src/layout/Button.tsx';

interface Props {
  readonly density: Density;
  readonly onToggle: () => void;
}

/** Draws the shell in the other density, which the button names. */
export const DensityButton = ({ density, onToggle }: Props) => {
  const { t } = useTexts('sales');
  return (
    <Button look="quiet" onClick={onToggle}>
      {t(density === 'DENSE' ? 'bar.comfortable' : 'bar.dense')}
    </Button>
  );
};
