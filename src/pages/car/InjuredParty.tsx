import { useState, type ReactNode } from 'react';
import { DamageKind } from '../../../machines/claim/enums.ts';
import { TileField } from '../../fields/TileField.tsx';
import { Asked } from '../Asked.tsx';
import { PageForm } from '../PageForm.tsx';
import type { PageProps } from '../pageProps.ts';
import { damageIcons } from './damageIcons.ts';
import { damageAsked } from './injuredQuestions.ts';
import { DamageItem } from './parts/DamageItem.tsx';
import { LeaveOut } from './parts/LeaveOut.tsx';
import { InjuredFields } from './parts/PersonFields.tsx';
import { startingParty } from './startingParty.ts';

/** One injured party: who it is, how to reach them, and what of theirs is damaged. */
export function InjuredParty(props: PageProps): ReactNode {
  const row = props.page.row ?? 0;
  const party = `injuredParties[${row}]`;
  const [isTouched, setTouched] = useState(false);
  return (
    <div onInput={() => setTouched(true)}>
      <PageForm {...props} claim={startingParty(props.claim, row)}>
        <InjuredFields who={`${party}.injured`} />
        <TileField
          name={`${party}.damageKinds`}
          options={DamageKind.options}
          icons={damageIcons}
          isMultiple
          isOptional={false}
          isGrid
        />
        {DamageKind.options.map((kind) => (
          <Asked key={kind} when={damageAsked(party, kind)}>
            <DamageItem party={party} kind={kind} />
          </Asked>
        ))}
        {row > 0 ? <LeaveOut {...props} row={row} isTouched={isTouched} /> : null}
      </PageForm>
    </div>
  );
}
