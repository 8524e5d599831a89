import { situationOf } from '#machines/flow/situation.ts';
import { describe, expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { pagesAhead, progressOf } from '#machines/flow/progress.ts';
import { carDraft } from '#machines/flows/car/draft.ts';

const ahead = (claim: ClaimDetail, code: string) =>
  pagesAhead(situationOf(carDraft, claim), code)
    .map((page) => page.code)
    .join(' ');

const contact = 'reporter vehicle person bankData';
const end = 'documents summary finalised';

describe('pages ahead', () => {
  test.each<[string, ClaimDetail, string, string]>([
    [
      'before the kind is chosen, are those of an accident',
      {},
      'index',
      `chooseEvent ${contact} event circumstances damagedParts damageExtent ${end}`,
    ],
    [
      'of broken glass, have the glass and no drawing',
      { eventKinds: ['HAVSKLA'], riskFlow: 'HAV' },
      'chooseEvent',
      `${contact} event glass glassRepair ${end}`,
    ],
    [
      'of a theft, before it is said what is gone, have no vehicle to draw',
      { eventKinds: ['HAVODCIZENI'], riskFlow: 'HAV' },
      'bankData',
      `event theft ${end}`,
    ],
    [
      'of damage to others, have one page of an injured party before any is told',
      { eventKinds: ['POVPOJ_VEHICLE'], riskFlow: 'POVPOJ' },
      'event',
      `causedDamage injuredParty[0] injuredParties ${end}`,
    ],
    [
      'of three injured parties, have a page each',
      { eventKinds: ['POVPOJ_VEHICLE'], riskFlow: 'POVPOJ', injuredParties: [{}, {}, {}] },
      'injuredParty[0]',
      `injuredParty[1] injuredParty[2] injuredParties ${end}`,
    ],
    [
      'of the injured who was hurt and whose glass is broken, have both',
      { eventKinds: ['POVPOS_GLASS', 'POVPOS_HEALTH'], riskFlow: 'POVPOS' },
      'event',
      `sufferedDamage glass glassRepair injury ${end}`,
    ],
  ])('%s', (_, claim, code, pages) => {
    expect(ahead(claim, code)).toBe(pages);
  });

  test('are counted without the one that thanks', () => {
    expect(progressOf(situationOf(carDraft, {}), 'index').pagesLeft).toBe(11);
  });
});
