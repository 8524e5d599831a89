import type { Line } from '../../flow/line.ts';

export const lifeLine: Line = {
  claimType: 'life',
  home: '/life',
  icon: 'health',
  sign: 'LIF',
  event: 'appliedRiskId',
  queuedBy: 'lifeQueueingEnabled',
};
