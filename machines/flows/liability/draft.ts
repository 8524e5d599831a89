import { defineFlow } from '../../flow/flow.ts';
import { bankData } from '../shared/bankData.ts';
import { documents } from '../shared/documents.ts';
import { finalised } from '../shared/finalised.ts';
import { injury } from '../shared/injury.ts';
import { policyPage } from '../shared/policyPage.ts';
import { start } from '../shared/start.ts';
import { summary } from '../shared/summary.ts';
import { business } from './business.ts';
import { causedDamage } from './causedDamage.ts';
import { chooseEvent } from './chooseEvent.ts';
import { isPaid, isSuffered } from './conditions.ts';
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
import { settled } from './settled.ts';
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
    policyPage(['culprit', 'employer', 'person', 'settled']),
    culprit,
    employer,
    person,
    settled,
    // While nothing was paid nobody needs an account: the injured is paid.
    bankData(['event'], { any: [isSuffered, isPaid] }),
    event,
    causedDamage,
    business,
    ...injured,
    sufferedDamage,
    workInjury,
    injury({ fact: 'healthHarmed', is: true }, ['otherParty']),
    workDamage,
    otherParty,
    inspection,
    documents(['summary']),
    summary('finaliseNonLife'),
    finalised('documents'),
  ],
});
