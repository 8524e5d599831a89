import { Activity, isInClub, isRide, isSport } from '../../../machines/claim/life/activity.ts';
import { isRelationAsked } from '../../../machines/claim/life/contractRoles.ts';
import { AthleteLevel, ClaimEventType } from '../../../machines/claim/life/codes.ts';
import { ReporterRole, RiskCode } from '../../../machines/claim/enums.ts';
import { unanswered, type Condition } from '../questions.ts';

/** What must be answered for a question of a life claim to be asked. */
export const when = {
  ride: { activity: Activity.options.filter(isRide) },
  sport: { activity: Activity.options.filter(isSport) },
  belted: { trafficRole: ['DRIVER', 'PASSENGER'] },
  inClub: { athleteLevel: AthleteLevel.options.filter(isInClub) },
  police: { policeInvestigation: ['YES'] },
  injured: { healthCause: ['INJURY'] },
  diseased: { healthCause: ['DISEASE'] },
  ended: { ongoing: ['false', unanswered] },
  alive: {
    appliedRiskId: RiskCode.options.filter((risk) => risk !== 'UMR'),
    claimEventType: [unanswered, ...ClaimEventType.options.filter((event) => event !== 'DEATH')],
  },
  handMatters: { appliedRiskId: ['DNL', 'TN', 'SED'] },
  related: { reporterRole: ['LEGAL_REP', 'OTHER'] },
  unrelated: {
    reporterRole: [
      unanswered,
      ...ReporterRole.options.filter((role) => !isRelationAsked({ reporterRole: role })),
    ],
  },
} satisfies Record<string, Condition>;
