import { RiskFlow } from '../../claim/enums.ts';
import type { Line } from '../../flow/line.ts';
import { linkedEvent } from '../../flow/linkedEvent.ts';

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
