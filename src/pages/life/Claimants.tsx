import type { ReactNode } from 'react';
import { FamilyRelation } from '#machines/claim/enums.ts';
import { claimantRows } from '#machines/flows/life/claimants/claimants.ts';
import { useChoices } from '#src/fields/choice/useChoices.ts';
import type { PageProps } from '#src/pages/pageProps.ts';
import { RowsOverview } from '#src/pages/shared/rows/RowsOverview.tsx';

/** Everybody who claims after a death, and what they were to the deceased. */
export function Claimants(props: PageProps): ReactNode {
  const claimants = props.claim.claimants ?? [];
  const relations = useChoices('claimants.familyRelation', FamilyRelation.options);
  return (
    <RowsOverview
      {...props}
      rows={claimantRows}
      iconOf={() => 'person'}
      abouts={claimants.map(
        (claimant) => relations.find(({ value }) => value === claimant?.familyRelation)?.label ?? '',
      )}
    />
  );
}
