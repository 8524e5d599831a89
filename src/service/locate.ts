import type { Position } from '../../machines/actors/shopMap.ts';

/** Asks the device where it is. Rejects when the reporter refuses or the device does not know. */
export const locate = (): Promise<Position> =>
  new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      ({ message }) => reject(new Error(message)),
      { maximumAge: 5 * 60_000 },
    );
  });
