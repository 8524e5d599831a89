/** Which glass is broken, with the way to photos of it. */
export { DamagedParts as Glass } from './DamagedParts.tsx';
