import type { Campaign } from './frame/campaign.ts';
import { clocks } from './clocks.ts';
import { databaseAway } from './databaseAway.ts';
import { eightHours } from './eightHours.ts';
import { finalises } from './finalises.ts';
import { fullDisk } from './fullDisk.ts';
import { guesses } from './guesses.ts';
import { kills } from './kills/kills.ts';
import { openApi } from './openApi/openApi.ts';
import { slowClients } from './slowClients.ts';

/** Every campaign. */
export const campaigns: readonly Campaign[] = [
  kills,
  finalises,
  openApi,
  guesses,
  slowClients,
  fullDisk,
  databaseAway,
  clocks,
  eightHours,
];
