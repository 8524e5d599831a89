import type { Line } from '../../flow/line.ts';

export const liabilityLine: Line = {
  claimType: 'liability',
  home: '/nonlife/liability',
  icon: 'scale',
  event: 'riskFlow',
};
