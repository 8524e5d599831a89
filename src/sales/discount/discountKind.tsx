import { discountDependents } from '#machines/sales/discount/discountDependents.ts';
import { ruledBy } from '#machines/sales/discount/discountFields.ts';
import { discountForm } from '#machines/sales/discount/discountForm.ts';
import { knownOfDiscount, storedDiscount } from '#machines/sales/discount/storedDiscount.ts';
import type { Opened } from '#machines/sales/records/openedRecord.ts';
import { AboutDiscount } from '#machines/service/sales/discountCalls.ts';
import { DiscountRecord } from '#machines/service/sales/discountRecord.ts';
import { recordView, type RecordKind } from '#src/sales/records/recordView.ts';
import { BonusOfPolicy } from './BonusOfPolicy.tsx';
import type { Decide } from './Decision.tsx';
import { DiscountState } from './DiscountState.tsx';
import { LadderOfPolicy, Mandate } from './LadderOfPolicy.tsx';

const aboutOf = (base: Opened) => AboutDiscount.parse(base);

/** The form of the discounts of a policy. */
export const discountKind = (decide: Decide): RecordKind => ({
  dependents: discountDependents,
  checks: {},
  create: 'save',
  viewOf(base) {
    const record = DiscountRecord.parse(base.record);
    const known = knownOfDiscount(base);
    return recordView({
      page: discountForm,
      record,
      detail: { ...record, ...ruledBy(known) },
      stored: (answers) => storedDiscount(answers, known),
    });
  },
  above: (base) => <DiscountState about={aboutOf(base)} version={base.version} decide={decide} />,
  before: (base) => <BonusOfPolicy about={aboutOf(base)} />,
  below(base) {
    const { known } = aboutOf(base);
    return {
      reductions: (
        <>
          <Mandate known={known} />
          <LadderOfPolicy known={known} />
        </>
      ),
    };
  },
});
