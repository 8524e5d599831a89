import type { Line } from '#machines/report/line.ts';

/** The lines that the flows of this folder belong to. */
export const smallCar: Line = {
  claimType: 'car',
  home: '/nonlife/car',
  icon: 'car',
  event: 'eventKinds',
};
export const smallLife: Line = {
  claimType: 'life',
  home: '/life',
  icon: 'health',
  event: 'appliedRiskId',
};
