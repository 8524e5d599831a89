import type { ClaimType } from '#machines/claim/enums.ts';
import { findLine } from '#machines/flows/lines.ts';
import type { Configuration } from '#machines/service/configuration.ts';

/** Where reporters reach the application. */
export interface PublicPlace {
  readonly publicUrl: string;
  readonly configuration: Pick<Configuration, 'entryPrefix'>;
}

/** The whole address of a line of insurance, as it stands in messages. */
export const lineAddress = ({ publicUrl, configuration }: PublicPlace, claimType: ClaimType): string =>
  publicUrl + configuration.entryPrefix + (findLine(claimType)?.home ?? '');
