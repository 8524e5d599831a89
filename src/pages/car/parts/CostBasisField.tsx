import type { ReactNode } from 'react';
import { type CostBasis, RepairHandling } from '../../../../machines/claim/enums.ts';
import { costBasesOf } from '../../../../machines/claim/repairHandling.ts';
import { TileField } from '../../../fields/TileField.tsx';
import { useAnswer } from '../../../forms/useAnswer.ts';
import type { IconName } from '../../../layout/icons.ts';

const icons = {
  INVOICE: 'invoice',
  COSTING: 'scale',
  TOTAL: 'crash',
  UNSPECIFIED: 'clock',
} satisfies Record<CostBasis, IconName>;

/** How the damage is settled: what fits how the vehicle is repaired. */
export function CostBasisField(): ReactNode {
  const { data: handling } = RepairHandling.safeParse(useAnswer('repairHandling'));
  return handling ? <TileField name="costBasis" options={costBasesOf[handling]} icons={icons} /> : null;
}
