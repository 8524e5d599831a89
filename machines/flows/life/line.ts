import { RiskCode } from '../../claim/enums.ts';
import type { Line } from '../../flow/line.ts';
import { linkedEvent } from '../../flow/linkedEvent.ts';

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
