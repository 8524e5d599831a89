import { glassParts } from '#machines/claim/codes/damagedPart.ts';
import type { Rule } from '#machines/claim/rule.ts';
import { definePage } from '#machines/report/kit.ts';
import { repairHandling } from './repairHandling.ts';
import { selfInspection } from './selfInspection.ts';
import { ask } from './ask.ts';

const isBroken: Rule = { fact: 'eventKinds', in: ['HAVSKLA', 'POVPOS_GLASS'] };

/** Which glass, with the way to photographs of it, and where the windscreen is broken. */
export const glass = definePage({
  code: 'glass',
  path: '/sklo',
  step: 'event',
  questions: [
    ask('glassParts', { only: glassParts, isHeading: true }),
    // What nobody knows comes last.
    ask('windShield', { when: { fact: 'glassParts', is: 'CELNI_SKLO' }, only: ['1', '2', '3', '0'] }),
    // The number of the vehicle says most of them.
    ask('glassFeatures', { optional: true, isDetail: true }),
  ],
  canEnter: isBroken,
  next: ['glassRepair'],
});

/** How it is repaired, with the rest of the vehicle where that is damaged, too. The choice goes on. */
export const glassRepair = definePage({
  code: 'glassRepair',
  path: '/oprava-skla',
  step: 'event',
  questions: [{ ...repairHandling(), isHeading: true, autoSubmits: true }],
  lookups: [selfInspection],
  canEnter: isBroken,
  next: ['injury', 'inspection', 'documents'],
});
