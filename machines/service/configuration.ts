import * as z from 'zod';
import { ClaimType } from '#machines/claim/enums.ts';
import { EventLane } from './lanes/eventLane.ts';
import { FeatureShare } from './switches/feature.ts';
import { Words } from './switches/words.ts';

export const Language = z.enum(['cs', 'sk', 'en']);
export type Language = z.infer<typeof Language>;

const tileTemplate = /^(?:https?:\/)?\/(?=\S*\{z\})(?=\S*\{x\})(?=\S*\{y\})[^\s;,'"]+$/;

/** Section 3, Configuration: what an operator sets and every client reads before it starts. */
export const Configuration = z.object({
  /** Addresses nobody may use as a contact, compared without regard to case. */
  invalidEmails: z.array(z.string()),
  /** The claim types offered; the others are disabled modules. */
  productLines: z.array(ClaimType),
  /** Events that many report at once, by fewer pages. The release before knows none. */
  lanes: z.array(EventLane).default([]),
  /** Features that are not for every report; browsers are told of none. */
  features: z.array(FeatureShare).default([]),
  /** A sentence on every first page. */
  banner: Words.optional(),
  homepageUrl: z.string(),
  kzUrl: z.string(),
  /** Where documents are added to a sent claim; `{line}` is the home of the line below the entry prefix. */
  addDocUrl: z.string(),
  initNewFlowUrl: z.string(),
  /**
   * Where a report begins that follows from a sent claim, empty where none does; `{line}` as above, `{baseClaimId}` the claim, for
   * an address that leads back here as `?baseClaimId=`. In the same tab the claim is known anyway.
   */
  initConsequentFlowUrl: z.string(),
  /** Extensions without the dot. */
  acceptedFileTypes: z.array(z.string()),
  resetFlowOnError: z.boolean().default(true),
  /** Milliseconds after which a long request shows a notice. */
  longRunningRequestTimeout: z.number().int().nonnegative(),
  kzAccessPageCodes: z.array(z.string()),
  kzAccessDisabledRisks: z.array(z.string()),
  /** Added to the dependents the claim knows by itself: for each field, those that are cleared when it changes. */
  dependentFields: z.record(z.string(), z.array(z.string())),
  /** Fields whose change resets the client identification, besides those the claim knows by itself. */
  changedPrimeFields: z.array(z.string()),
  devTools: z.boolean(),
  /** Browsers keep the application itself, so that a page opens again without a network. */
  worksOffline: z.boolean().default(true),
  /** Browsers count what happens on the pages, for analysts: nobody is named and nothing answered. */
  countsTraffic: z.boolean().default(true),
  /** Whether users can sign in; the service knows whether there is somebody to ask. */
  signInOffered: z.boolean().default(true),
  /** A life claim waits in a queue once it is registered. */
  lifeQueueingEnabled: z.boolean().default(false),
  /** Milliseconds. */
  sessionDuration: z.number().int().positive(),
  entryPrefix: z.string().startsWith('/'),
  hotline: z.string(),
  /** When somebody is at the helpdesk for users of ours. The release before knows none. */
  helpdeskHours: z.string().optional(),
  /** Where the footer leads; empty where there is no such page. The release before knows none. */
  privacyUrl: z.string().optional(),
  accessibilityUrl: z.string().optional(),
  contactUrl: z.string().optional(),
  /** Template of the map tiles with `{z}`, `{x}` and `{y}`; browsers load pictures from its origin. */
  mapTiles: z.string().regex(tileTemplate),
  /** Whose map it is, shown in its corner. */
  mapAttribution: z.object({ text: z.string(), url: z.url() }),
  languages: z.array(Language).min(1),
  defaultLanguage: Language,
});
export type Configuration = z.infer<typeof Configuration>;
