import type { InsuranceType } from '#machines/service/sales/policyRecord.ts';
import type * as z from 'zod';

/** A campaign: what it takes off, when a policy is to be agreed for it, and which. */
export interface Campaign {
  readonly code: string;
  /** It is called so in every language. */
  readonly name: string;
  readonly percent: number;
  /** ISO days, both included. */
  readonly from: string;
  readonly to: string;
  readonly types: readonly z.infer<typeof InsuranceType>[];
  /** Nothing is given beside it. */
  readonly isAlone?: true;
}

/** The campaigns, the last one first. `server/codelists/data/campaign.json` lists them for the box that they are picked from. */
export const campaigns: readonly Campaign[] = [
  {
    code: 'ZIMA26',
    name: 'Zima 2026',
    percent: 15,
    from: '2026-11-01',
    to: '2027-02-28',
    types: ['HAV', 'POV_HAV'],
    isAlone: true,
  },
  {
    code: 'PODZIM26',
    name: 'Podzim 2026',
    percent: 10,
    from: '2026-09-01',
    to: '2026-12-31',
    types: ['POV', 'HAV', 'POV_HAV'],
  },
  {
    code: 'LETO26',
    name: 'Léto 2026',
    percent: 8,
    from: '2026-06-01',
    to: '2026-08-31',
    types: ['POV', 'HAV', 'POV_HAV'],
  },
];

/** The campaign with a code. */
export const findCampaign = (code: string | undefined): Campaign | undefined =>
  campaigns.find((campaign) => campaign.code === code);
