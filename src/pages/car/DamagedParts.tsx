/** Which parts are damaged. */
export { WithPhotos as DamagedParts } from '#src/pages/shared/photos/WithPhotos.tsx';
