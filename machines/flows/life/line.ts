import { RiskCode } from '#machines/claim/enums.ts';
import type { Line } from '#machines/report/line.ts';
import { linkedEvent } from '#machines/report/linkedEvent.ts';

export const lifeLine: Line = {
  claimType: 'life',
  home: '/life',
  icon: 'health',
  event: 'appliedRiskId',
  queuedBy: 'lifeQueueingEnabled',
  linked: (query) => {
    const appliedRiskId = linkedEvent(query, RiskCode);
    return appliedRiskId ? { appliedRiskId } : {};
  },
};
