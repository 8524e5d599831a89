import * as z from 'zod';

/** What somebody was doing when it happened, as codes of the codelist `activity`. */
export const Activity = z.enum([
  'WALKING',
  'HOUSEHOLD',
  'DIY',
  'WORK',
  'SCHOOL',
  'PLAY',
  'DRIVING',
  'MOTORCYCLE',
  'PUBLIC_TRANSPORT',
  'SCOOTER',
  'CYCLING',
  'MTB',
  'RUNNING',
  'HIKING',
  'FERRATA',
  'CLIMBING',
  'FITNESS',
  'DANCE',
  'GYMNASTICS',
  'ATHLETICS',
  'SWIMMING',
  'DIVING',
  'WATER_SPORT',
  'RAFTING',
  'FOOTBALL',
  'FLOORBALL',
  'ICE_HOCKEY',
  'HOCKEYBALL',
  'BASKETBALL',
  'HANDBALL',
  'VOLLEYBALL',
  'RUGBY',
  'TENNIS',
  'TABLE_TENNIS',
  'NOHEJBAL',
  'MARTIAL_ARTS',
  'SKIING',
  'SNOWBOARD',
  'CROSS_COUNTRY_SKI',
  'SKI_TOURING',
  'SLEDDING',
  'SKATING',
  'INLINE',
  'HORSE_RIDING',
  'MOTORSPORT',
  'AIR_SPORT',
  'SHOOTING',
  'FISHING',
  'FIRE_SPORT',
  'OTHER_SPORT',
  'OTHER',
  // Who reports for somebody else may not know.
  'UNKNOWN',
]);
export type Activity = z.infer<typeof Activity>;

const rides: readonly Activity[] = ['DRIVING', 'MOTORCYCLE', 'CYCLING', 'SCOOTER', 'PUBLIC_TRANSPORT'];

/** Neither a sport nor a ride, as far as anybody knows. */
const everyday: readonly Activity[] = [
  'WALKING',
  'HOUSEHOLD',
  'DIY',
  'WORK',
  'SCHOOL',
  'PLAY',
  'OTHER',
  'UNKNOWN',
];

/** True for a ride, where it matters who drove and whether they wore a seat belt. */
export const isRide = (activity: Activity): boolean => rides.includes(activity);

/** True for a sport, where it matters at what level it was done. Cycling is both a sport and a ride. */
export const isSport = (activity: Activity): boolean =>
  !everyday.includes(activity) && activity !== 'DRIVING' && activity !== 'PUBLIC_TRANSPORT';
