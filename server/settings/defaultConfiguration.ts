import { fileTypes } from '#machines/claim/checks/fileName.ts';
import { ClaimType } from '#machines/claim/enums.ts';
import { aboutPaths } from '#machines/service/aboutPaths.ts';
import { Configuration } from '#machines/service/configuration.ts';

const minutes = 60_000;

/** The address search, unless an operator names another. */
export const defaultMapSearch =
  'https://nominatim.openstreetmap.org/search?format=jsonv2&addressdetails=1&countrycodes=cz,sk&limit=5&q={query}';

/** The search for the address of a point, unless an operator names another. Zoom 18 is a house. */
export const defaultMapAddress =
  'https://nominatim.openstreetmap.org/reverse?format=jsonv2&addressdetails=1&zoom=18&lat={lat}&lon={lng}';

/** The addresses below the entry paths, unless an operator names others. */
const addressesBelow = (entryPrefix: string) => ({
  entryPrefix,
  addDocUrl: `${entryPrefix}/{line}?flow=UPLOAD`,
  initConsequentFlowUrl: `${entryPrefix}/{line}?consequent`,
  privacyUrl: entryPrefix + aboutPaths.privacy,
  accessibilityUrl: entryPrefix + aboutPaths.accessibility,
  contactUrl: entryPrefix + aboutPaths.contact,
});

/** The configuration, unless an operator changes it (CONFIGURATION names a file with other values). */
export const defaultConfiguration: Configuration = {
  ...addressesBelow('/hlaseni'),
  invalidEmails: ['neznam@neznam.cz'],
  productLines: [...ClaimType.options],
  lanes: [],
  features: [],
  homepageUrl: '/',
  kzUrl: '/',
  initNewFlowUrl: '/',
  acceptedFileTypes: [...fileTypes],
  resetFlowOnError: true,
  longRunningRequestTimeout: 5000,
  kzAccessPageCodes: ['policy', 'bankData'],
  kzAccessDisabledRisks: ['BAN', 'PAR'],
  dependentFields: {},
  changedPrimeFields: [],
  devTools: false,
  countsTraffic: true,
  worksOffline: true,
  signInOffered: true,
  lifeQueueingEnabled: false,
  sessionDuration: 30 * minutes,
  hotline: '+420 800 000 000',
  helpdeskHours: 'Mo-Fr 08:00-18:00',
  mapTiles: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  mapAttribution: { text: '© OpenStreetMap', url: 'https://www.openstreetmap.org/copyright' },
  languages: ['cs', 'sk', 'en'],
  defaultLanguage: 'cs',
};

/**
 * The default configuration with an operator's values on top: an address that is not among them follows from the `entryPrefix` that
 * is.
 *
 * @throws ZodError for a value of the wrong form
 */
export const configured = (values: unknown): Configuration => {
  const given = Configuration.partial().parse(values);
  const { entryPrefix = defaultConfiguration.entryPrefix } = given;
  return Configuration.parse({ ...defaultConfiguration, ...addressesBelow(entryPrefix), ...given });
};
