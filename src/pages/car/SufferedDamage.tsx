import type { ReactNode } from 'react';
import { ownDamageKinds } from '../../../machines/claim/injuredRules.ts';
import { TileField } from '../../fields/TileField.tsx';
import { YesNoField } from '../../fields/YesNoField.tsx';
import { Asked } from '../Asked.tsx';
import { PageForm } from '../PageForm.tsx';
import type { PageProps } from '../pageProps.ts';
import { damageIcons } from './damageIcons.ts';
import { damageAsked, furtherKinds } from './injuredQuestions.ts';
import { DamageItem } from './parts/DamageItem.tsx';
import { startingParty } from './startingParty.ts';

const party = 'injuredParties[0]';

/** What of the one who reports is damaged: an item of each kind of event chosen, and what they lost beside. */
export const SufferedDamage = (props: PageProps): ReactNode => (
  <PageForm {...props} claim={startingParty(props.claim, 0)}>
    {ownDamageKinds(eventKindsOf(props)).map((kind) => (
      <DamageItem key={kind} party={party} kind={kind} />
    ))}
    <TileField
      name={`${party}.damageKinds`}
      words="furtherDamage"
      options={furtherKinds}
      icons={damageIcons}
      isMultiple
      isGrid
      isOptional
    />
    {furtherKinds.map((kind) => (
      <Asked key={kind} when={damageAsked(party, kind)}>
        <DamageItem party={party} kind={kind} />
      </Asked>
    ))}
    <YesNoField name="vatPayer" />
  </PageForm>
);

const eventKindsOf = ({ claim: { eventKinds = [] } }: PageProps) =>
  eventKinds.filter((kind) => kind !== undefined);
