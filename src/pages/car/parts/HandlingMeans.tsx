import type { ReactNode } from 'react';
import type { ClaimDetail } from '../../../../machines/claim/claim.ts';
import { useAnswer } from '../../../forms/useAnswer.ts';
import { WeCall } from '../../shared/parts/WeCall.tsx';

/** What it means that nobody knows yet how the vehicle is repaired. */
export const HandlingMeans = ({ claim }: { readonly claim: ClaimDetail }): ReactNode =>
  useAnswer('repairHandling') === 'VEHICLE_NOT_DECIDED' ? <WeCall claim={claim} /> : null;
