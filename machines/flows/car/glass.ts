import { glassParts } from '#machines/claim/codes/damagedPart.ts';
import { definePage } from '#machines/report/kit.ts';
import { repairHandling } from './repairHandling.ts';
import { selfInspection } from './selfInspection.ts';
import { ask } from './ask.ts';

/** Which glass, where the windscreen is broken, and where it is mended. */
export const glass = definePage({
  code: 'glass',
  path: '/sklo',
  step: 'event',
  questions: [
    ask('glassParts', { only: glassParts, isHeading: true }),
    // What nobody knows comes last.
    ask('windShield', { when: { fact: 'glassParts', is: 'CELNI_SKLO' }, only: ['1', '2', '3', '0'] }),
    repairHandling(),
    // The number of the vehicle says most of them.
    ask('glassFeatures', { optional: true, isDetail: true }),
  ],
  lookups: [selfInspection],
  canEnter: { fact: 'eventKinds', in: ['HAVSKLA', 'POVPOS_GLASS'] },
  next: ['injury', 'inspection', 'documents'],
});
