import { describe, expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { factsIn } from '#machines/claim/facts.ts';
import { flows } from '#machines/flows/index.ts';
import { holds } from '#machines/subject/rule.ts';

const isIt = ({ dialog }: { readonly dialog: string }): boolean => dialog === 'duplicateFound';

const places = flows.flatMap(({ code, pages }, flow) =>
  pages.flatMap((page, at) => (page.confirm.some(isIt) ? [{ where: `${code} ${page.code}`, flow, at }] : [])),
);

describe('who reports on a day that we have a claim of already', () => {
  // Which pages ask it: test/flows/sources/leaving.json.
  test('is asked wherever the day is told', () => {
    expect(places.length).toBeGreaterThan(4);
  });

  test.each(places)('says that it is another event, or gives this report up: $where', ({ flow, at }) => {
    const confirm = flows[flow]?.pages[at]?.confirm.find(isIt);
    expect([confirm?.yes, confirm?.other]).toEqual([{ isOtherEvent: true }, { discards: true }]);
  });

  test('is looked for by the number of the policy, where it is known', () => {
    const lookedUp = (claim: ClaimDetail) =>
      flows.flatMap(({ code, pages }) =>
        pages
          .filter(({ code: page, confirm }) => page === 'policy' && confirm.some(isIt))
          .map(({ lookups }) => {
            const made = lookups.filter(({ when }) => holds(when, factsIn(claim))).map(({ call }) => call);
            return `${code} ${made.join(' ')}`.trim();
          }),
      );
    expect(lookedUp({ policyNumber: '5123456789' })).toEqual([
      'property.DRAFT searchPolicy findDuplicate',
      'liability.DRAFT searchPolicy findDuplicate',
      'uniflow.DRAFT searchPolicy findDuplicate',
    ]);
    expect(lookedUp({ reasonToChooseInsurance: 'našel jsem ji doma' })).toEqual([
      'property.DRAFT',
      'liability.DRAFT',
      'uniflow.DRAFT',
    ]);
  });
});
