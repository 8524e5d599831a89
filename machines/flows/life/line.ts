import type { Line } from '../../flow/line.ts';

export const lifeLine: Line = {
  claimType: 'life',
  home: '/life',
  icon: 'health',
  event: 'appliedRiskId',
  queuedBy: 'lifeQueueingEnabled',
};
