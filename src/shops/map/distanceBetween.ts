import type { Position } from '../../../machines/actors/shopMap.ts';

const earthRadius = 6371;

/** The distance in kilometres as the crow flies. */
export function distanceBetween(one: Position, other: Position): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const across = Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * half(one.lng, other.lng);
  return 2 * earthRadius * Math.asin(Math.sqrt(half(one.lat, other.lat) + across));
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
