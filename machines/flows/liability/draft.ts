import { defineFlow } from '#machines/report/kit.ts';
import { bankData } from '#machines/flows/shared/bankData.ts';
import { documents } from '#machines/flows/shared/documents.ts';
import { finalised } from '#machines/flows/shared/finalised.ts';
import { injury } from '#machines/flows/shared/people/injury.ts';
import { policyPage } from '#machines/flows/shared/policyPage.ts';
import { start } from '#machines/flows/shared/start.ts';
import { summary } from '#machines/flows/shared/summary.ts';
import { business } from './business.ts';
import { causedDamage } from './causedDamage.ts';
import { chooseEvent } from './chooseEvent.ts';
import { isEmployeeHurt, isPaid, isSuffered } from './conditions.ts';
import { liabilityDocuments } from './documents.ts';
import { event } from './event.ts';
import { inspection } from './inspection.ts';
import { liabilityLine } from './line.ts';
import { otherParty } from './otherParty.ts';
import { culprit } from './people/culprit.ts';
import { employer } from './people/employer.ts';
import { injured } from './people/injured.ts';
import { person } from './people/person.ts';
import { reporter } from './reporter.ts';
import { isPaidFromPolicy, settlement } from './settlement.ts';
import { sufferedDamage } from './sufferedDamage.ts';
import { workDamage } from './workDamage.ts';
import { workInjury } from './workInjury.ts';

/** A liability claim: caused, suffered, or at work. Source of its steps: specification section 4. */
export const liabilityDraft = defineFlow({
  line: liabilityLine,
  flowType: 'DRAFT',
  start: 'index',
  documents: liabilityDocuments,
  pages: [
    start(['chooseEvent']),
    chooseEvent,
    reporter,
    // An employer knows no number of the insurance that the law gives them: we find it by their own.
    policyPage(['culprit', 'employer', 'person', 'bankData', 'event'], {
      isFoundOtherwise: isEmployeeHurt,
      after: settlement,
      isPaidFrom: isPaidFromPolicy,
    }),
    culprit,
    employer,
    person,
    // While nothing was paid nobody needs an account: the injured is paid.
    bankData(['event'], { any: [isSuffered, isPaid] }),
    event,
    causedDamage,
    business,
    ...injured,
    sufferedDamage,
    workInjury,
    injury({ fact: 'healthHarmed', is: true }, ['otherParty', 'documents']),
    workDamage,
    otherParty,
    inspection,
    documents(['summary']),
    summary('finaliseNonLife'),
    finalised('documents'),
  ],
});
