import * as z from 'zod';

/** Causes of damage, codes 100 to 571 of the codelist `damage-cause` (section 3). */
export const DamageCause = z.enum([
  '100',
  '110',
  '120',
  '130',
  '140',
  '200',
  '210',
  '300',
  '310',
  '320',
  '330',
  '340',
  '350',
  '360',
  '400',
  '410',
  '420',
  '500',
  '510',
  '520',
  '571',
]);
export type DamageCause = z.infer<typeof DamageCause>;
