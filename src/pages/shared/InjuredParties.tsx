import type { ReactNode } from 'react';
import { DamageKind } from '#machines/claim/enums.ts';
import { injuredRows } from '#machines/flows/shared/people/injuredParties.ts';
import { useChoices } from '#src/fields/choice/useChoices.ts';
import type { PageProps } from '#src/pages/pageProps.ts';
import { RowsOverview } from './rows/RowsOverview.tsx';

/** Everybody who was harmed, and what of theirs is damaged. */
export function InjuredParties(props: PageProps): ReactNode {
  const parties = props.claim.injuredParties ?? [];
  const kinds = useChoices('injuredParties.damageKinds', DamageKind.options);
  return (
    <RowsOverview
      {...props}
      rows={injuredRows}
      iconOf={(row) => (parties[row]?.injured?.personKind === 'LEGAL' ? 'briefcase' : 'person')}
      abouts={parties.map((party) =>
        (party?.damageKinds ?? []).map((kind) => kinds.find(({ value }) => value === kind)?.label).join(', '),
      )}
    />
  );
}
