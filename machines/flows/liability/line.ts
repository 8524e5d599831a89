import { RiskFlow } from '#machines/claim/enums.ts';
import type { Line } from '#machines/report/line.ts';
import { linkedEvent } from '#machines/report/linkedEvent.ts';

/** Vehicles have flows of their own. */
const LiabilityFlow = RiskFlow.extract(['ODPPOJ', 'ODPPOS', 'ODPPRAC']);

export const liabilityLine: Line = {
  claimType: 'liability',
  home: '/nonlife/liability',
  icon: 'scale',
  event: 'riskFlow',
  linked: (query) => {
    const riskFlow = linkedEvent(query, LiabilityFlow);
    return riskFlow ? { riskFlow } : {};
  },
};
